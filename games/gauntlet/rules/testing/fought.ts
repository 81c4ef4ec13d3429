import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { normalDeployment } from '../bot/index.ts'
import { PRINTED } from '../content/content.ts'
import { READY_ARMIES } from '../content/presets.ts'
import type { DuelEvent } from '../events.ts'
import { duelRules } from '../ruleset.ts'
import type { DuelView } from '../view/view.ts'

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
