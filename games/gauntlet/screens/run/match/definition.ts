import {
  type Candidate,
  chooseOpponent,
  gauntletRun,
  leaderName,
  type PlayerView,
  PRINTED,
  type RunChoice,
  type RunView,
  refuseDeck,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { randomSeed, seededDice, seedFrom } from '@tessera/kernel'
import { type Beginning, countIn, defineMatch, fieldsOf } from '@tessera/play/match'
import { formerTeams } from '../../shared/former-teams.ts'
import type { Brought, Run } from '../types.ts'

/** Gauntlet's runs in this browser: against bot teams and the player's own former teams. */
export const runMatch = defineMatch<Run>({
  game: gauntletRun,
  opensAt: 'present',
  opponent: {
    usual: { salt: 'road' },
    read: (stored) => {
      const { salt } = fieldsOf(stored)
      return typeof salt === 'string' ? { salt } : null
    },
    seat: () => ({ name: words.text('runList.road'), style: { level: 'normal' } }),
    answer:
      ({ salt }) =>
      async (view) => ({ choice: opponentFor(view, salt, await candidatesFor(view)) }),
  },
  own: {
    read: ({ brought, run, watched, told }) => ({
      brought: broughtIn(brought),
      run: typeof run === 'string' ? run : '',
      watched: countIn(watched),
      told: countIn(told),
    }),
    forked: (state, before) => ({
      brought: before?.brought ?? null,
      run: '',
      watched: state.battles.length,
      told: state.battles.length,
    }),
  },
  listed({ view, me, result }) {
    if (view.to !== 0)
      return { state: 'running', eyebrow: words.text('runList.aRun'), title: words.text('runList.title'), note: '' }
    const title =
      view.banner === null
        ? words.text('runList.title')
        : words.text('runList.roadOf', { leader: leaderName(view.banner.leader) })
    const note = standing(view)
    if (view.phase !== 'ended') return { state: 'running', eyebrow: words.text(`runPhase.${view.phase}`), title, note }
    return { state: 'over', eyebrow: words.text(result?.winner === me ? 'runList.lit' : 'runList.ended'), title, note }
  },
  opening(view, seat, { own }): RunChoice | null {
    if (seat !== 0 || view.to !== 0 || view.phase !== 'begin') return null
    if (view.config.daily !== undefined) return { do: 'begin' }
    return own.brought === null ? null : { do: 'begin', ...own.brought }
  },
  rematch: (config, { own }) => runWith(config, own.brought),
})

/** "4 wins, 1 loss". */
export function standing({ wins, losses, draws }: Pick<PlayerView, 'wins' | 'losses' | 'draws'>): string {
  return [
    words.text('runList.wins', { n: wins }),
    words.text('runList.losses', { n: losses }),
    ...(draws === 0 ? [] : [words.text('runList.draws', { n: draws })]),
  ].join(', ')
}

export function runWith(config: unknown, brought: Brought | null): Beginning<Run> {
  const salt = randomSeed()
  return { config, opponent: { salt }, own: { brought, run: salt, watched: 0, told: 0 } }
}

async function candidatesFor(view: RunView): Promise<readonly Candidate[]> {
  return view.to === 1 && view.config.pool === 'local' ? formerTeams.candidates() : []
}

/** GR-603 on the device: never a team of this very run. The draw follows from the run's salt and its results, so that asking twice changes nothing. */
export function opponentFor(view: RunView, salt: string, candidates: readonly Candidate[]): RunChoice {
  const others = candidates.filter(({ player }) => player !== salt)
  if (view.to !== 1 || others.length === 0) return { do: 'opponent', snapshot: null, among: 0 }
  const { wins, losses, draws } = view
  const dice = seededDice(seedFrom(`${salt} ${wins} ${losses} ${draws}`))
  return chooseOpponent(view, others, dice).choice
}

/** What was stored may be old or changed by hand. */
export function broughtIn(stored: unknown): Brought | null {
  const parsed = gauntletRun.ruleset.choice.parse({ ...fieldsOf(stored), do: 'begin' })
  if (!parsed.ok || parsed.value.do !== 'begin') return null
  const { faction, leader, spells, deck } = parsed.value
  if (faction === undefined || leader === undefined || spells === undefined || deck === undefined) return null
  return refuseDeck(PRINTED, { faction, leader, spells }, deck) === null ? { faction, leader, spells, deck } : null
}

/** The starter deck and the signature spells of a leader. */
export function starterOf(leader: string): Brought {
  const { faction, spells } = PRINTED.leaders.get(leader) ?? { faction: 'order' as const, spells: [] }
  return { faction, leader, spells: spells.slice(0, 2), deck: [...(PRINTED.factions.get(faction)?.starter ?? [])] }
}
