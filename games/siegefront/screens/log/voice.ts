import { PERSONALITIES } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { plainWords } from '@tessera/words'
import type { SiegefrontTimeline } from './story.ts'

/** Moments at which a bot has something to say. */
export type Moment = 'greeting' | 'hit' | 'struck' | 'losing' | 'winning' | 'won' | 'lost' | 'drawn'

/** The moment of a frame, if it is one; the weightiest of several. */
function momentOf(timeline: SiegefrontTimeline, index: number, bot: 0 | 1): Moment | null {
  let found: Moment | null = null
  for (const event of timeline.events(index)) {
    if (event.type === 'match_ended') return event.winner === null ? 'drawn' : event.winner === bot ? 'won' : 'lost'
    if (event.type === 'turn_started' && event.turn === 1) found ??= 'greeting'
    if (event.type !== 'castle_hit') continue
    const max = timeline.frame(index).view.seats[event.seat === 0 ? 0 : 1].castleMax
    const low = event.hpAfter * 3 <= max && (event.hpAfter + event.damage) * 3 > max
    if (event.seat === bot) found = low ? 'losing' : found === 'losing' ? found : 'hit'
    else found = low ? 'winning' : found === 'winning' ? found : 'struck'
  }
  return found
}

/** What the bot last said, if that was within this turn or the one before. */
export function voiceAt(timeline: SiegefrontTimeline, index: number, bot: 0 | 1, personality: string): string | null {
  const now = timeline.period(index)
  for (let at = index; at >= 0 && now - timeline.period(at) <= 1; at--) {
    const moment = momentOf(timeline, at, bot)
    if (moment !== null) return lineFor(personality, moment, at)
  }
  return null
}

/** What a bot says at such a moment; `count` changes between its lines. */
export function lineFor(personality: string, moment: Moment, count: number): string {
  const who = PERSONALITIES.some(({ key }) => key === personality) ? personality : 'marshal'
  const [only, other] = [1, 2].map((line) => `voice.${who}.${moment}.${line}`)
  const key = count % 2 === 1 && other !== undefined && words.has(other) ? other : (only ?? '')
  return plainWords(words.worded(key, {}))
}
