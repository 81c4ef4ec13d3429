import { games } from '@tessera/games'
import { planExperiment } from '@tessera/lab'
import { expect, test } from 'vitest'
import { experimentText, FIELD, firstQuestion, type Kind } from './lab-question.ts'

const KINDS: readonly Kind[] = ['pairing', 'round-robin', 'ablation', 'sweep', 'search']

test.each(games.flatMap((game) => KINDS.map((kind) => [game.name, kind, game] as const)))(
  '%s: the first question of the kind %s is an experiment that can be run, against one and against the field',
  (_, kind, game) => {
    const first = { ...firstQuestion(game), kind }
    for (const b of [first.b, FIELD]) {
      const text = experimentText({ ...first, b }, game)
      const planned = planExperiment(text, () => game)
      expect(planned.ok ? [] : planned.inputErrors, text).toEqual([])
      if (planned.ok) expect(planned.value.findings(new Map())).toBeTypeOf('object')
    }
  },
)
