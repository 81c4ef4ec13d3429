import { gameById, games } from '@tessera/games'
import type { AnyGame } from '@tessera/kernel'
import { around, FIELD, firstQuestion, type Kind, partsOf, type Question, questionWords, SEARCHED } from '@tessera/play'
import { Select, TextField } from '@tessera/ui'

const OWN = 'own'

const KINDS: readonly Kind[] = ['pairing', 'round-robin', 'ablation', 'sweep', 'search']

export interface QuestionFormProps {
  readonly question: Question
  readonly onChange: (question: Question) => void
}

/** A designer's question in the words of the game; the experiment is written from it. */
export function QuestionForm({ question, onChange }: QuestionFormProps) {
  const game = gameById(question.game) ?? games[0]
  if (game === undefined) return null
  const { kind } = question
  const set = (change: Partial<Question>) => onChange({ ...question, ...change })
  return (
    <>
      <Select
        label="Game"
        value={question.game}
        options={games.map(({ ruleset: { id }, name }) => ({ value: id, name }))}
        onChange={(id) => {
          const chosen = gameById(id)
          if (chosen !== undefined) onChange({ ...firstQuestion(chosen), kind })
        }}
      />
      {game.workshop !== undefined && (
        <Select
          label="What do you want to know?"
          value={kind}
          options={KINDS.map((value) => ({ value, name: questionWords(value) }))}
          hint={HINTS[kind](game.workshop.word)}
          onChange={(next) => set({ kind: next, ...(next === 'pairing' ? {} : { b: FIELD }) })}
        />
      )}
      {kind !== 'round-robin' && kind !== 'search' && <Build game={game} side="a" question={question} onSet={set} />}
      {kind === 'sweep' && <Varied game={game} question={question} onSet={set} />}
      {kind !== 'round-robin' && <Build game={game} side="b" question={question} onSet={set} />}
      {kind !== 'round-robin' && (
        <Select
          label="Led by"
          value={question.bot}
          options={game.bot.levels.map(({ id, name }) => ({ value: id, name }))}
          onChange={(bot) => set({ bot })}
        />
      )}
      <Select
        label={kind === 'search' ? 'Matches in all' : 'Matches, at most'}
        value={question.matches}
        options={['100', '400', '2000', '10000'].map((value) => ({
          value,
          name: (Number(value) * (kind === 'search' ? SEARCHED : 1)).toLocaleString('en'),
        }))}
        onChange={(matches) => set({ matches })}
        {...(kind === 'search' ? {} : { hint: MATCHES_HINTS[kind] })}
      />
    </>
  )
}

const MATCHES_HINTS = {
  pairing: 'It stops earlier when the answer is clear.',
  'round-robin': 'For each pair; fewer when it is clear.',
  ablation: 'For each part and opponent.',
  sweep: 'For each value and opponent; fewer when it is clear.',
} as const

const HINTS: Readonly<Record<Kind, (word: string) => string>> = {
  pairing: (word) => `One ${word} against another, or against all that are ready-made.`,
  'round-robin': (word) => `Every ready-made ${word} against every other, with ratings.`,
  ablation: (word) => `The ${word} with each of its parts, and without it.`,
  sweep: (word) => `The same ${word} with one number of a part changed.`,
  search: (word) => `Each ${word} that does well is changed a little, and the better ones stay.`,
}

interface PartProps {
  readonly game: AnyGame
  readonly question: Question
  readonly onSet: (change: Partial<Question>) => void
}

/** A ready-made build, all of them, or one's own as text. */
function Build({ game, side, question, onSet }: PartProps & { readonly side: 'a' | 'b' }) {
  const { presets = [], word = 'build' } = game.workshop ?? {}
  const value = question[side]
  const own = value !== FIELD && !presets.some(({ id }) => id === value)
  const field = side === 'b' ? [{ value: FIELD, name: 'All that are ready-made' }] : []
  return (
    <>
      <Select
        label={side === 'a' ? 'Who' : 'Against'}
        value={own ? OWN : value}
        options={[
          ...field,
          ...presets.map(({ id, name }) => ({ value: id, name })),
          { value: OWN, name: `${word[0]?.toUpperCase()}${word.slice(1)} of your own` },
        ]}
        onChange={(chosen) => onSet({ [side]: chosen === OWN ? '' : chosen })}
      />
      {own && (
        <TextField
          label={side === 'a' ? `Your ${word}` : `Other ${word}`}
          value={value}
          onChange={(text) => onSet({ [side]: text })}
          spellCheck={false}
          autoCapitalize="none"
          hint="As a code or a list, as the builders copy it."
          placeholder={game.workshop?.write(presets[0]?.build ?? []) ?? ''}
        />
      )}
    </>
  )
}

/** Which number of which part, and what it is to be. */
function Varied({ game, question: { part, field, values }, onSet }: PartProps) {
  const parts = partsOf(game)
  const numbers = (game.workshop?.fields ?? []).filter((name) => !NO_NUMBERS.has(name))
  return (
    <>
      <Select
        label="Part"
        value={part}
        options={parts.map(({ id, name }) => ({ value: id, name }))}
        onChange={(id) =>
          onSet({ part: id, ...(field === 'cost' ? { values: around(parts.find((one) => one.id === id)) } : {}) })
        }
      />
      <div className="lab-pair">
        <Select
          label="Its"
          value={field}
          options={numbers.map((name) => ({ value: name, name: plainWord(name) }))}
          onChange={(name) => onSet({ field: name })}
        />
        <TextField label="Values" value={values} onChange={(text) => onSet({ values: text })} placeholder="4, 5, 6" />
      </div>
    </>
  )
}

/** These take lists, which are written in the file. */
const NO_NUMBERS: ReadonlySet<string> = new Set(['abilities', 'traits', 'without'])

/** `attack_range`, `breakAt` as people say it. */
function plainWord(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
