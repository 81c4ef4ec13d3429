import { copyText } from '@tessera/play'
import { Button } from '@tessera/ui'
import { type RefObject, useRef } from 'react'
import { WIDE_LAND } from './land.ts'
import { Road } from './road.tsx'
import { linkOf, savePicture } from './share.ts'
import type { RoadStory } from './story.ts'

/** The picture of a run, to keep or to send: it gives away no seed. */
export function ShareButtons({ story }: { readonly story: RoadStory }) {
  const drawing: RefObject<SVGSVGElement | null> = useRef(null)
  return (
    <>
      <Button
        glyph="save"
        onClick={() => {
          if (drawing.current !== null)
            void savePicture(drawing.current, `gauntlet-${story.leader.replaceAll('_', '-')}`)
        }}
      >
        Save the picture
      </Button>
      <Button
        glyph="link"
        onClick={() =>
          void linkOf(story).then((link) =>
            copyText(link, 'The link is on the clipboard. It shows this road and nothing else.'),
          )
        }
      >
        Link to this road
      </Button>
      {/* Always the wide drawing, on narrow screens too. */}
      <div className="gr-offstage" aria-hidden="true">
        <Road ref={drawing} story={story} land={WIDE_LAND} />
      </div>
    </>
  )
}
