import { useEffect } from 'react'
import { useLocation } from '../router/index.ts'
import { words } from '../words/catalogue.ts'
import { Button, IconButton } from './button.tsx'
import { unsay, unsayStale, useNotices } from './say.ts'

/** Where notices appear; once, in the app's frame. */
export function Notices() {
  const list = useNotices((state) => state.list)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what makes them stale
  useEffect(unsayStale, [pathname])
  return (
    <div className="notices" role="status" aria-live="polite">
      {list.map(({ id, text, tone, action }) => (
        <div key={id} className={`notice ${tone}`}>
          <p>{text}</p>
          {action && (
            <Button
              onClick={() => {
                unsay(id)
                action.run()
              }}
            >
              {action.name}
            </Button>
          )}
          <IconButton label={words.text('close')} glyph="close" onClick={() => unsay(id)} />
        </div>
      ))}
    </div>
  )
}
