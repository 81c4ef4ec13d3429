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
    <Dialog open onClose={onClose} title="Continue from here">
      <p>From this moment the battle goes on by itself, as it stands. Only the dice are new.</p>
      {ways.length > 0 && (
        <p>To change something of your own, go back to before it began. The other side chooses again, too.</p>
      )}
      <div className="fork-ways">
        {ways.map(({ at, words }) => (
          <Button key={at} onClick={() => onWay(at)}>
            {words}
          </Button>
        ))}
        <Button kind="primary" onClick={onDice}>
          Go on with new dice
        </Button>
      </div>
    </Dialog>
  )
}
