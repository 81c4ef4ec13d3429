import { type PlayerView, type RunChoice, runRules } from '@tessera/gauntlet'
import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { unready } from '../../shared/placing/state.ts'
import { starterOf } from '../match/definition.ts'
import { playerOf } from '../match/frames.ts'
import { campAct, leftOver, openCamp, preparationOf, shownCamp } from './camp-state.ts'

/** A run whose first three cards were drafted, and the same run when an opponent was found. */
function run(): { readonly camp: PlayerView; readonly matched: PlayerView } {
  const parsed = runRules.config.parse({ pool: 'local' })
  if (!parsed.ok) throw new Error('The config of the run is wrong')
  const match = createMatch(runRules, { config: parsed.value, seed: seedFrom('a camp') })
  const view = (): PlayerView => playerOf(match.envelope(0).view)
  const choose = (choice: RunChoice) => expect(match.submit(match.awaiting()[0] ?? 0, match.at, choice)).toBeNull()
  choose({ do: 'begin', ...starterOf('ser_aldric') })
  choose({ do: 'pick', cards: view().offer.slice(0, 3) })
  const camp = view()
  choose({ do: 'find', ...preparationOf(openCamp(camp, null), camp) })
  choose({ do: 'opponent', snapshot: null, among: 0 })
  return { camp, matched: view() }
}

const { camp: VIEW, matched: MATCHED } = run()
const OPEN = openCamp(VIEW, null)
const [first = ''] = shownCamp(OPEN, VIEW).camp.hand.map(({ id }) => id)

describe('GR-503 raising a card', () => {
  const raised = campAct(OPEN, { do: 'raise', id: first }, VIEW)

  test('pays its price in the draft, and taking it back pays it out', () => {
    const gold = (state: typeof OPEN) => shownCamp(state, VIEW).camp.gold
    expect(gold(raised)).toBeLessThan(gold(OPEN))
    expect(shownCamp(raised, VIEW).camp.hand[0]?.tier).toBe(2)
    expect(gold(campAct(raised, { do: 'lower', id: first }, VIEW))).toBe(gold(OPEN))
  })

  test('changes nothing when gold is missing, at the highest tier, for cards that are not there, and once locked', () => {
    let state = OPEN
    for (let tries = 0; tries < 20; tries++)
      for (const { id } of shownCamp(OPEN, VIEW).camp.hand) state = campAct(state, { do: 'raise', id }, VIEW)
    expect(shownCamp(state, VIEW).camp.gold).toBeGreaterThanOrEqual(0)
    expect(campAct(OPEN, { do: 'raise', id: 'c99' }, VIEW)).toBe(OPEN)
    expect(campAct(OPEN, { do: 'raise', id: first }, MATCHED)).toBe(OPEN)
  })
})

test('the camp opens with every card on the board and reads a draft back as it was', () => {
  expect(unready(OPEN.placing, shownCamp(OPEN, VIEW).lineup)).toBeNull()
  const benched = campAct(OPEN, { do: 'drop', card: 0, spot: null }, VIEW)
  const draft = preparationOf(benched, VIEW)
  expect(draft.units.some(({ card }) => card === first)).toBe(false)
  expect(preparationOf(openCamp(VIEW, { ...draft, upgrades: ['c99'] }), VIEW).upgrades).toEqual([])
})

test('what may have been forgotten: units on the bench and gold that would raise one', () => {
  expect(leftOver(shownCamp(OPEN, VIEW))).toEqual(['10 gold is left, enough to raise a unit.'])
  const benched = campAct(OPEN, { do: 'drop', card: 0, spot: null }, VIEW)
  expect(leftOver(shownCamp(benched, VIEW))).toContain('1 unit stays on the bench.')
})

test('GR-506 a locked team is shown as it was locked, and nothing of it moves', () => {
  const { lineup, placing } = shownCamp(OPEN, MATCHED)
  expect(lineup.locked).toBe(true)
  expect(placing.units).toHaveLength(3)
  const pressed = campAct(OPEN, { do: 'drop', card: 0, spot: null }, MATCHED)
  expect(shownCamp(pressed, MATCHED).placing.units).toEqual(placing.units)
})
