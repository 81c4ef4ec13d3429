import type { Play } from '../rules/play.ts'
import { rankAll } from './planner.ts'
import { sharpened } from './sharpen.ts'
import { dividedPlan, focusPlans, headPlans, planOf, type TeamPlan, type TeamScript, teamPlan } from './team.ts'
import { PERSONALITIES, type Personality } from './temper.ts'
import { guarded, hurried } from './ward.ts'

/** A plan for this turn, and the script its side goes on with; null where what is left of the plan is enough. */
export interface Idea {
  readonly plan: TeamPlan
  readonly goesOn: TeamScript | null
}

const SCRIPTS: readonly TeamScript[] = [
  'rush',
  'counter',
  'screen',
  'hunt',
  'close',
  'standOff',
  'poised',
  'besiege',
  'gang',
]
/** Ideas for scenarios with an objective: fewer, so that each can be tried more often. */
const OBJECTIVE_SCRIPTS: readonly TeamScript[] = ['rush', 'counter', 'screen']
/** The orders of half a side while the other half goes for the objective. */
const DIVIDED: readonly TeamScript[] = ['rush', 'counter']
/** Enemies that the whole side may fall upon. */
const FOCUS = 2

/** HUN-1705: what hard chooses from, the usual first: a script, or its character's plan where there is an objective. */
export function ideasOf(play: Play, seat: number, personality: Personality, usual: TeamScript | null): readonly Idea[] {
  const ranked = (who: Personality): Idea => ({ plan: planOf(rankAll(play, seat, who, null)), goesOn: usual })
  const scripted = (script: TeamScript): Idea => ({
    plan: teamPlan(play, seat, script),
    goesOn: usual === null ? null : script,
  })
  const lasting = (plan: TeamPlan): Idea => ({ plan, goesOn: usual })
  const focused = focusPlans(play, seat, FOCUS).map(lasting)
  const ideas =
    usual === null
      ? [
          ...[
            ranked(personality),
            ...OBJECTIVE_SCRIPTS.map(scripted),
            ...[...DIVIDED.map((script) => dividedPlan(play, seat, script)), ...headPlans(play, seat)].map(lasting),
            ...PERSONALITIES.filter((who) => who !== personality).map(ranked),
          ].map(({ plan, goesOn }) => ({ plan: guarded(play, seat, plan, false), goesOn })),
          lasting(guarded(play, seat, ranked(personality).plan, true)),
          lasting(hurried(play, seat, teamPlan(play, seat, 'objective'))),
        ]
      : [
          scripted(usual),
          ...SCRIPTS.filter((script) => script !== usual).map(scripted),
          ...focused,
          ranked(personality),
        ]
  return different(ideas.map(({ plan, goesOn }) => ({ plan: sharpened(play, plan), goesOn })))
}

/** Of two ideas with the same orders the first is enough. */
function different(ideas: readonly Idea[]): readonly Idea[] {
  const known = new Set<string>()
  return ideas.filter(({ plan }) => {
    const text = JSON.stringify([...plan])
    const fresh = !known.has(text)
    known.add(text)
    return fresh
  })
}
