import type { ActKind } from '@tessera/kernel'
import { useRules } from '@tessera/play'
import type { OnlineSession } from '@tessera/play/online'
import { Button, CopyRow, Dialog, IconButton, say } from '@tessera/ui'
import type { Person } from '@tessera/wire'
import { useState } from 'react'
import { ReportDialog } from '../people/index.ts'
import { againstWords, clockWords, leavingWords } from '../words/index.ts'

/** Offers, giving up, and the facts of the match. */
export function MatchMenu({ session, names }: { readonly session: OnlineSession; readonly names: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [about, setAbout] = useState<Person | null>(null)
  const { mine, game, seats, status, rated, clock, offers, at, id, visibility } = session.match()
  const acts = useRules(game)?.ruleset.acts
  const allows = (kind: ActKind) => acts === undefined || acts.includes(kind)
  const seated = mine !== null
  const running = status === 'running'
  const close = () => {
    setOpen(false)
    setAsking(false)
  }
  const act = async (request: Promise<{ readonly message: string } | null>, done?: string) => {
    close()
    const refusal = await request
    if (refusal !== null) say(refusal.message, 'bad')
    else if (done !== undefined) say(done)
  }
  const others = seats.flatMap(({ seat, person }) => (seat === mine || person === null || person.gone ? [] : [person]))
  const offered = offers.some(({ by }) => by === mine)
  return (
    <>
      <IconButton label="Match menu" glyph="menu" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title="This match">
        <div className="on-menu">
          <p className="muted">
            {clockWords(clock)}, {rated ? 'rated' : 'not rated'}. {againstWords(names, mine)}.
          </p>
          {seated && running && !asking && (
            <section className="on-actions">
              {allows('draw') && (
                <Button
                  blocked={offered ? 'Your offer is on the table.' : null}
                  onClick={() => void act(session.act('offer-draw'), 'A draw is offered until the turn ends.')}
                >
                  Offer a draw
                </Button>
              )}
              {allows('takeback') && (
                <Button
                  blocked={
                    rated
                      ? 'Rated matches have no take-backs.'
                      : at === 0
                        ? 'There is no turn to take back yet.'
                        : offered
                          ? 'Your offer is on the table.'
                          : null
                  }
                  onClick={() => void act(session.act('ask-takeback'), 'The other side is asked.')}
                >
                  Ask for a take-back
                </Button>
              )}
              {allows('resign') && (
                <Button kind="danger" glyph="flag" onClick={() => setAsking(true)}>
                  Give up
                </Button>
              )}
            </section>
          )}
          {asking && (
            <section className="on-actions" role="alert">
              <p>The match counts as lost. {leavingWords(clock)}</p>
              <Button onClick={() => setAsking(false)}>Go on</Button>
              <Button kind="danger" onClick={() => void act(session.act('resign'))}>
                Give up the match
              </Button>
            </section>
          )}
          {visibility !== 'private' && <CopyRow label="Link for spectators" text={`${location.origin}/m/${id}`} />}
          {others.length > 0 && (
            <section className="on-actions">
              {others.map((person) => (
                <Button
                  key={person.id}
                  kind="quiet"
                  onClick={() => {
                    close()
                    setAbout(person)
                  }}
                >
                  Report {person.name}
                </Button>
              ))}
            </section>
          )}
        </div>
      </Dialog>
      {about !== null && <ReportDialog open onClose={() => setAbout(null)} about={about} match={id} />}
    </>
  )
}
