import { words } from '@tessera/table/words'
import { Button, Dialog } from '@tessera/ui'
import type { Way } from './ways.ts'

export interface ForkDialogProps {
  readonly ways: readonly Way[]
  readonly onClose: () => void
  /** Goes on from the moment shown, with new dice and nothing else. */
  readonly onDice: () => void
  readonly onWay: (at: number) => void
}

/** "Continue from here" where a battle fights itself: what would change is said, and what can be changed is offered. */
export function ForkDialog({ ways, onClose, onDice, onWay }: ForkDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.text('fork')}>
      <p>{words.text('fork.dice.hint')}</p>
      {ways.length > 0 && <p>{words.text('fork.ways.hint')}</p>}
      <div className="fork-ways">
        {ways.map(({ at, words: text }) => (
          <Button key={at} onClick={() => onWay(at)}>
            {text}
          </Button>
        ))}
        <Button kind="primary" onClick={onDice}>
          {words.text('fork.dice')}
        </Button>
      </div>
    </Dialog>
  )
}
