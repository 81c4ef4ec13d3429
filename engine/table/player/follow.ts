import type { Player } from './player.ts'

/**
 * Shows what a running match has added to its timeline. The answer to one's own press is shown at once; what others do waits
 * until the frame before it has had its whole time, so that a bot's actions are seen one after the other however fast it thinks.
 */
export function follow(player: Player, own: (index: number) => boolean): void {
  const { index, length, playing } = player.store.getState()
  const following = !playing && index === length - 1
  player.sync()
  if (!following || player.store.getState().length === length) return
  if (own(length)) player.step()
  player.resume()
}
