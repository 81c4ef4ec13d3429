import type { SiegefrontTimeline } from './story.ts'

/** Moments at which a bot has something to say. */
export type Moment = 'greeting' | 'hit' | 'struck' | 'losing' | 'winning' | 'won' | 'lost' | 'drawn'

/** Short enough for a phone. */
const LINES: Readonly<Record<string, Readonly<Record<Moment, readonly string[]>>>> = {
  marshal: {
    greeting: ['Form up. Let us begin.', 'A fair field, then.'],
    hit: ['Noted.', 'A clean hit. Close ranks.'],
    struck: ['As ordered.', 'Steady. Again.'],
    losing: ['Hold the line.', 'We have been in worse.'],
    winning: ['Finish it in good order.', 'Keep formation.'],
    won: ['Well fought. Dismissed.'],
    lost: ['The field is yours.'],
    drawn: ['Honours even.'],
  },
  ravager: {
    greeting: ['First blood is mine.', 'Less talk.'],
    hit: ['Ha. Do it again.', 'That tickled.'],
    struck: ['More.', 'Did the wall say ouch?'],
    losing: ['Good. Now I am angry.', 'Still standing.'],
    winning: ['Run, if you like.', 'I smell smoke.'],
    won: ['Too slow.'],
    lost: ['Next time, closer.'],
    drawn: ['Not enough broken.'],
  },
  bastion: {
    greeting: ['Come, if you must.', 'I have time.'],
    hit: ['A stone. I have more.', 'It will be mended.'],
    struck: ['You left a gap.', 'Walls can walk too.'],
    losing: ['The gate still holds.', 'Brick by brick.'],
    winning: ['Patience is a weapon.', 'No hurry.'],
    won: ['The wall remains.'],
    lost: ['Every wall has an end.'],
    drawn: ['Nobody came in.'],
  },
  stalker: {
    greeting: ['I have seen you already.', 'Mind your flanks.'],
    hit: ['You found one of us.', 'Lucky.'],
    struck: ['Behind you.', 'You looked away.'],
    losing: ['Into the trees.', 'Scatter.'],
    winning: ['Nearly caught.', 'You are limping.'],
    won: ['You never saw it.'],
    lost: ['A good hunt, yours.'],
    drawn: ['The trail goes cold.'],
  },
  arcanist: {
    greeting: ['The signs are kind.', 'Shall we experiment?'],
    hit: ['Interesting.', 'That was foreseen. Mostly.'],
    struck: ['Quod erat.', 'As the cards said.'],
    losing: ['One more page.', 'Curious. Very curious.'],
    winning: ['The proof is near.', 'It burns nicely.'],
    won: ['As calculated.'],
    lost: ['I must revise my notes.'],
    drawn: ['Inconclusive.'],
  },
  besieger: {
    greeting: ['Nice walls. For now.', 'Load.'],
    hit: ['Mine are thicker.', 'Patch that.'],
    struck: ['One stone less.', 'Reload.'],
    losing: ['Just one good shot.', 'Keep the engines going.'],
    winning: ['I can see inside.', 'It leans already.'],
    won: ['Down it comes.'],
    lost: ['Well built.'],
    drawn: ['Two heaps of rubble.'],
  },
}

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

export function lineFor(personality: string, moment: Moment, count: number): string {
  const lines = (LINES[personality] ?? LINES['marshal'])?.[moment] ?? []
  return lines[count % Math.max(1, lines.length)] ?? ''
}
