import {
  capitalised,
  type Happening,
  type Line,
  type Narration,
  type Narrator,
  narrated,
  type Part,
  type Sound,
  type SumRow,
} from '@tessera/words'
import { words } from '../../words/catalogue.ts'
import { abilitySaid, factionSaid, leaderSaid } from '../../words/names.ts'
import { type BattleContext, contextOf } from '../../words/narration/context.ts'
import { BATTLE } from '../../words/narration/index.ts'
import type { BattleKind } from '../../words/narration/line.ts'
import type { RunEvent } from '../events.ts'
import type { RunView } from '../view/view.ts'
import { cardIn } from './card.ts'

export type RunKind = BattleKind | 'run'

interface RunContext extends BattleContext {
  readonly view: RunView
}

const RUN: Narration<RunEvent, RunContext, RunKind> = {
  ...BATTLE,
  run_started: ({ banner: { faction, leader, spells } }) =>
    told(
      words.parts('run.begins', {
        faction: factionSaid(faction),
        leader: leaderSaid(leader),
        spells: spells.map((spell) => ({ name: abilitySaid(spell), seat: null })),
      }),
    ),
  draft_offered: ({ cards, picksDue }, { view }) =>
    told(words.parts('run.offer', { n: picksDue, cards: cardsOf(view, cards) }), { detail: true }),
  cards_drafted: ({ cards, hand, remainingCount }, { view }) =>
    told(words.parts('run.drafted', { cards: cardsOf(view, cards), hand, left: remainingCount })),
  card_upgraded: ({ card, tier, price }, { view }) =>
    told(words.parts('run.raised', { card: cardIn(view, card), tier, price })),
  gold_changed: (event) => goldOf(event),
  prepared: ({ units, timings }) =>
    told(
      words.parts('run.locked', { n: units.length, times: timings.map((timing) => words.said(`timing.${timing}`)) }),
      { detail: true },
    ),
  opponent_found: ({ face: { name, faction, leader, rating, wins, losses, units, rated } }) =>
    told(words.parts('run.opponent', { name, n: units, faction: factionSaid(faction), leader: leaderSaid(leader) }), {
      sum: [
        { name: words.text('run.sumRating'), value: String(rating) },
        { name: words.text('run.sumWins'), value: String(wins) },
        { name: words.text('run.sumLosses'), value: String(losses) },
        { name: words.text('run.sumRated'), value: words.text(rated ? 'run.yes' : 'run.no') },
      ],
    }),
  battle_finished: ({ number, result, rounds, wins, losses, draws }) =>
    told(words.parts('run.battle', { n: number, result, rounds }), {
      sum: [
        { name: words.text('run.sumWins'), value: String(wins) },
        { name: words.text('run.sumLosses'), value: String(losses) },
        { name: words.text('run.sumDraws'), value: String(draws) },
      ],
    }),
  rating_changed: ({ before, after }) => told(words.parts('run.rating', { before, after })),
  run_ended: ({ endReason, wins, losses, rating, ratingStart }) =>
    told(words.parts('run.ended', { why: words.said(`runEnd.${endReason}`) }), {
      sum: [
        { name: words.text('run.sumWins'), value: String(wins) },
        { name: words.text('run.sumLosses'), value: String(losses) },
        { name: words.text('run.sumRating'), value: `${ratingStart} → ${rating}` },
      ],
    }),
}

/** Tells a run to its player; nobody else hears what happens in it. */
export function runNarrator(): Narrator<RunEvent, RunView, RunKind> {
  return (events, view) => {
    const context = { ...contextOf(view.to === 0 ? view.battle : null, events), view }
    return events.map((event) => narrated(RUN, event, context))
  }
}

function told(
  parts: readonly Part[],
  about: { readonly detail?: true; readonly sum?: readonly SumRow[]; readonly sound?: Sound } = {},
): Happening<'run'> {
  const { sum = [], sound = null, ...rest } = about
  const line: Line<'run'> = { parts: capitalised(parts), kind: 'run', seat: null, pieces: [], sum, ...rest }
  return { line, rises: [], sound }
}

function cardsOf(view: RunView, ids: readonly string[]) {
  return ids.map((id) => ({ name: cardIn(view, id), seat: null }))
}

function goldOf({
  amount,
  cause,
  base,
  streakBonus,
  gold,
}: Extract<RunEvent, { type: 'gold_changed' }>): Happening<'run'> {
  if (cause === 'upgrade') return told(words.parts('run.paid', { n: -amount, gold }))
  const sum =
    streakBonus > 0
      ? [
          { name: words.text('run.sumBase'), value: String(base) },
          { name: words.text('run.sumStreak'), value: String(streakBonus) },
        ]
      : []
  return told(words.parts('run.reward', { why: cause, n: amount, gold }), { sum })
}
