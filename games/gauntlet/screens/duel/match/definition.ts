import { type Army, gauntletDuel, PRINTED, READY_ARMIES, refuseArmy } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { seededDice } from '@tessera/kernel'
import { type Beginning, defineMatch, fieldsOf } from '@tessera/play/match'
import type { Duel, DuelOpponent } from '../types.ts'

export const FIRST_ARMY: Army = READY_ARMIES[0]?.army ?? emptyArmy()
export const FIRST_OPPONENT: DuelOpponent = { level: 'easy', leader: null }

/** The guided first duel: knights of the Order against the living dead. */
export const FIRST_DUEL: Beginning<Duel> = {
  config: {},
  opponent: { level: 'easy', leader: READY_ARMIES.find(({ army }) => army.faction === 'undead')?.army.leader ?? null },
  own: { army: FIRST_ARMY },
  tour: true,
}

/** Gauntlet's duels in this browser: teams are brought before the table opens. */
export const duelMatch = defineMatch<Duel>({
  game: gauntletDuel,
  opensAt: 'first',
  opponent: {
    usual: FIRST_OPPONENT,
    read: opponentIn,
    seat: ({ level }) => ({ name: levelName(level), kind: 'bot', style: { level } }),
    like: (bot) => opponentIn({ level: bot?.level }) ?? FIRST_OPPONENT,
  },
  own: {
    read: ({ army }) => ({ army: armyIn(army) }),
    forked: (state) => ({ army: state.armies[0] }),
  },
  listed({ view, result, me, foe }) {
    const [mine, theirs] = me === 1 ? [view.wins[1], view.wins[0]] : view.wins
    if (view.result !== null) {
      const how = result?.winner === null ? 'duel.drawn' : result?.winner === me ? 'duel.won' : 'duel.lost'
      return {
        state: 'over',
        eyebrow: words.text(how),
        title: words.text('duel.title'),
        note: words.text('duel.score', { mine, theirs, foe }),
      }
    }
    return {
      state: 'running',
      eyebrow: words.text(`duelPhase.${view.phase}`),
      title: words.text('duel.title'),
      note: words.text('duel.against', { foe }),
    }
  },
  opening(view, seat, kept) {
    if (view.phase !== 'muster') return null
    if (seat === 0) return kept.own.army === null ? null : { do: 'muster', ...kept.own.army }
    const named = READY_ARMIES.find(({ army }) => army.leader === kept.opponent.leader)?.army
    if (named !== undefined) return { do: 'muster', ...named }
    const answer = gauntletDuel.bot.choose(view, seededDice(kept.botSeed), { level: kept.opponent.level }, {})
    return 'choice' in answer ? answer.choice : null
  },
  rematch: (config, { opponent, own }) => ({ config, opponent, own }),
})

export function levelName(level: DuelOpponent['level']): string {
  return words.text(`level.${level}`)
}

/** What was stored may be old or changed by hand. */
export function opponentIn(stored: unknown): DuelOpponent | null {
  const { level, leader } = fieldsOf(stored)
  if (level !== 'easy' && level !== 'normal' && level !== 'hard') return null
  return { level, leader: typeof leader === 'string' && PRINTED.leaders.has(leader) ? leader : null }
}

export function armyIn(stored: unknown): Army | null {
  const parsed = gauntletDuel.ruleset.choice.parse({ ...fieldsOf(stored), do: 'muster' })
  if (!parsed.ok || parsed.value.do !== 'muster') return null
  const { do: _do, ...army } = parsed.value
  return refuseArmy(PRINTED, army, null) === null ? army : null
}

function emptyArmy(): Army {
  return { faction: 'order', leader: 'ser_aldric', spells: [], cards: [] }
}
