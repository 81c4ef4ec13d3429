import { type DuelEvent, type DuelView, duelRules, normalDeployment, PRINTED, READY_ARMIES } from '@tessera/gauntlet'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'

/** A duel of two ready teams, with what side A saw. */
export function fought(a: number, b: number): FrameLog<DuelEvent, DuelView> {
  const armies = [READY_ARMIES[a]?.army, READY_ARMIES[b]?.army]
  const parsed = duelRules.config.parse({ armies })
  if (!parsed.ok) throw new Error('The config is wrong')
  const timeline = new FrameLog<DuelEvent, DuelView>()
  const match = createMatch(duelRules, { config: parsed.value, seed: seedFrom(`${a} ${b}`) }, [
    { to: 0, frame: timeline.push.bind(timeline) },
  ])
  for (const [seat, army] of armies.entries())
    if (army !== undefined) match.submit(seat, 0, { do: 'deploy', ...normalDeployment(PRINTED, army) })
  return timeline
}
