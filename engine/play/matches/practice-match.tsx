import { words } from '@tessera/table/words'
import { Button, Dialog, Skeletons } from '@tessera/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { MatchDefinition, PlayTypes, Practice, PracticeProps, ScreenParts } from '../definition/index.ts'
import { Nowhere, type OpenMatch, openStored } from '../kept/index.ts'
import { overTitle } from '../result/index.ts'
import { newMatch } from '../start/index.ts'
import { LocalMatch } from './local-match.tsx'

/** The smallest match of a game against a bot, as practice before one with a person. Nothing of it is kept. */
export function PracticeMatch<T extends PlayTypes>(
  props: PracticeProps & {
    readonly definition: MatchDefinition<T>
    readonly parts: ScreenParts<T>
    readonly practice: Practice<T>
  },
): ReactNode {
  const { definition, parts, practice, back, onReady, ready } = props
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<OpenMatch<T> | string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another match
  useEffect(() => {
    const made = newMatch(definition, practice.beginning)
    if ('text' in made) return setOpened(made.text)
    const stored = openStored(definition, made)
    if (stored.state !== 'open') return setOpened(words.text('practice.refused.text'))
    setOpened(stored.match)
    return () => stored.match.close()
  }, [definition, practice, round])
  const again = () => setRound(round + 1)
  if (opened === null) return <Skeletons lines={4} label={words.text('practice.opening')} />
  if (typeof opened === 'string')
    return (
      <Nowhere title={words.text('practice.refused')} play={back}>
        {opened}
      </Nowhere>
    )
  const { winner = null } = opened.session.envelope().result ?? {}
  return (
    <LocalMatch
      key={opened.id}
      definition={definition}
      parts={parts}
      match={opened}
      practice={{
        back,
        onAgain: again,
        after: (open, onClose) => (
          <Dialog
            open={open}
            onClose={onClose}
            title={overTitle('practice', winner, 0, [words.text('seat.you'), words.text('practice.bot')])}
            actions={
              <>
                <Button onClick={again}>{words.text('practice.again')}</Button>
                <Button kind="primary" onClick={onReady}>
                  {ready}
                </Button>
              </>
            }
          >
            <p>{words.text('practice.over', { what: parts.what })}</p>
          </Dialog>
        ),
      }}
    />
  )
}
