import { type HexlineChoice, hexline } from '@tessera/hexline'
import { seedFrom } from '@tessera/kernel'
import { type Beginning, countIn, defineMatch, type RecordOf } from '@tessera/play/match'
import { FIRST_ARMY, PLAY_CONFIG } from '../setup/remembered.ts'
import type { HexlinePlay } from '../types.ts'
import { FIRST_OPPONENT, levelOf, opponentIn, opponentName } from './opponent.ts'
import { listingOf } from './stage.ts'

const FRESH: HexlinePlay['own'] = { watched: 0, drilled: 0 }

/** Hexline's matches in this browser: battles happen at once and are watched one by one. */
export const hexlineMatch = defineMatch<HexlinePlay>({
  game: hexline,
  opensAt: 'first',
  opponent: {
    usual: FIRST_OPPONENT,
    read: opponentIn,
    seat: (opponent) => ({
      name: opponentName(opponent),
      ...(opponent.kind === 'bot' ? { kind: 'bot' } : {}),
      style: { level: levelOf(opponent) },
    }),
    like: (bot) => opponentIn({ kind: 'bot', level: bot?.level }) ?? { kind: 'bot', level: 'veteran' },
  },
  own: {
    read: ({ watched, drilled }) => ({ watched: countIn(watched), drilled: countIn(drilled) }),
    forked: (state) => ({ watched: state.past.length, drilled: 0 }),
  },
  listed: ({ latest, result, me, own, foe }) => listingOf(latest, result, me === 1 ? 1 : 0, own.watched, foe),
  rematch: (config, { opponent, draft }, record) => {
    const army = lastMuster(record) ?? (draft?.choice.type === 'muster' ? draft.choice : null)
    return { config, opponent, own: FRESH, ...(army === null ? {} : { draft: { choice: army, final: false } }) }
  },
  // A view of Hexline hides nothing: without its reader it is the state.
  position: ({ to: _to, config, ...state }) => ({ config, state }),
})

/** A new match with an army in hand: to be changed, or sent at once, its units placed by the drill or by hand. */
export function withArmy(
  units: readonly string[],
  how: { readonly ready: boolean; readonly drill: boolean },
): Pick<Beginning<HexlinePlay>, 'own' | 'draft'> {
  return {
    own: { ...FRESH, drilled: how.drill ? 1 : 0 },
    draft: { choice: { type: 'muster', units }, final: how.ready },
  }
}

/** The guided first battle. */
export const FIRST_BATTLE: Beginning<HexlinePlay> = {
  config: PLAY_CONFIG,
  opponent: FIRST_OPPONENT,
  ...withArmy(FIRST_ARMY, { ready: false, drill: false }),
  botSeed: seedFrom('the first enemy'),
  tour: true,
}

function lastMuster({ turns }: RecordOf<HexlinePlay>): HexlineChoice | null {
  return turns.findLast(({ choices }) => choices[0]?.type === 'muster')?.choices[0] ?? null
}
