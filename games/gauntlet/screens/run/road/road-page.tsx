import { factionName, leaderName, PRINTED } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Nowhere } from '@tessera/play'
import { Button, Icon, IconButton, Skeletons, ThemeButton, useTitle, useWidth } from '@tessera/ui'
import { useLocation } from '@tessera/ui/router'
import { unpackLink } from '@tessera/ui/storage'
import { useEffect, useState } from 'react'
import { Emblem } from '../../shared/art/emblem.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import { TALL_LAND, WIDE_LAND } from './land.ts'
import { Road } from './road.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { countOf, type RoadStory, readStory } from './story.ts'
import '../run.css'

/** /gauntlet-run/road: the picture of somebody's run, from a link. */
export default function RoadPage() {
  useTitle('A road of Gauntlet')
  const { hash } = useLocation()
  const width = useWidth()
  const [story, setStory] = useState<RoadStory | null | 'reading'>('reading')
  useEffect(() => {
    let open = true
    void unpackLink(hash.slice(1)).then((unpacked) => open && setStory(unpacked.ok ? readStory(unpacked.value) : null))
    return () => {
      open = false
    }
  }, [hash])
  if (story === 'reading')
    return (
      <main className="loading">
        <Skeletons lines={4} label="Reading the link" />
      </main>
    )
  if (story === null)
    return (
      <Nowhere title="This link shows no road" play="/gauntlet-run/play">
        Part of it is missing or changed. Ask for it again.
      </Nowhere>
    )
  const [wins, losses] = [countOf(story, 'win'), countOf(story, 'loss')]
  return (
    <main className="gr gr-shared">
      <header className="gr-newtop">
        <IconButton className="nav" label="To the first page" glyph="left" to="/" />
        <Emblem faction={story.faction} />
        <h1>{leaderName(story.leader)}</h1>
        <p className="muted">
          {factionName(story.faction)}, {wins} wins, {losses} losses
          {story.end === null ? ', still on the road' : `: ${words.text(`runEnd.${story.end}`)}`}
        </p>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      <section className="gr-roadp" aria-label="The road">
        <Road story={story} land={width === 'phone' ? TALL_LAND : WIDE_LAND} />
      </section>
      <footer className="panel gr-beginbar">
        <ul className="gr-lastteam" aria-label="The last team">
          {story.team.map(({ unit, tier }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be of one unit
            <li key={place} title={`${PRINTED.units.get(unit)?.name ?? unit}, tier ${tier}`}>
              <Icon name={unitIcon(unit)} label={`${PRINTED.units.get(unit)?.name ?? unit}, tier ${tier}`} />
            </li>
          ))}
        </ul>
        <ShareButtons story={story} />
        <Button kind="primary" to="/gauntlet-run/play">
          Set out yourself
        </Button>
      </footer>
    </main>
  )
}
