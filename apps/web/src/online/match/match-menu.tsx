import type { ActKind } from '@tessera/kernel'
import { useRules } from '@tessera/play'
import type { OnlineSession } from '@tessera/play/online'
import { Button, CopyRow, Dialog, IconButton, say } from '@tessera/ui'
import type { Person } from '@tessera/wire'
import { useState } from 'react'
import { ReportDialog } from '../people/index.ts'
import { words } from '../words/catalogue.ts'
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
      <IconButton label={words.text('menu.open')} glyph="menu" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={words.text('menu.title')}>
        <div className="on-menu">
          <p className="muted">
            {words.text(rated ? 'menu.facts' : 'menu.facts.unrated', {
              clock: clockWords(clock),
              who: againstWords(names, mine),
            })}
          </p>
          {seated && running && !asking && (
            <section className="on-actions">
              {allows('draw') && (
                <Button
                  blocked={offered ? words.text('menu.offered') : null}
                  onClick={() => void act(session.act('offer-draw'), words.text('menu.draw.done'))}
                >
                  {words.text('menu.draw')}
                </Button>
              )}
              {allows('takeback') && (
                <Button
                  blocked={
                    rated
                      ? words.text('menu.takeback.rated')
                      : at === 0
                        ? words.text('menu.takeback.none')
                        : offered
                          ? words.text('menu.offered')
                          : null
                  }
                  onClick={() => void act(session.act('ask-takeback'), words.text('menu.takeback.done'))}
                >
                  {words.text('menu.takeback')}
                </Button>
              )}
              {allows('resign') && (
                <Button kind="danger" glyph="flag" onClick={() => setAsking(true)}>
                  {words.text('menu.resign')}
                </Button>
              )}
            </section>
          )}
          {asking && (
            <section className="on-actions" role="alert">
              <p>{words.text('menu.resign.ask', { leaving: leavingWords(clock) })}</p>
              <Button onClick={() => setAsking(false)}>{words.text('menu.resign.not')}</Button>
              <Button kind="danger" onClick={() => void act(session.act('resign'))}>
                {words.text('menu.resign.do')}
              </Button>
            </section>
          )}
          {visibility !== 'private' && <CopyRow label={words.text('menu.link')} text={`${location.origin}/m/${id}`} />}
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
                  {words.text('report.of', { name: person.name })}
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
