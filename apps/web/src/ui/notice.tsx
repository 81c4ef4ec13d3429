import { Button, IconButton } from './button.tsx'
import { unsay, useNotices } from './say.ts'

/** Where notices appear; once, in the app's frame. */
export function Notices() {
  const list = useNotices((state) => state.list)
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
          <IconButton label="Close" glyph="close" onClick={() => unsay(id)} />
        </div>
      ))}
    </div>
  )
}
