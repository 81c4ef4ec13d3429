import type { Referee } from '@tessera/kernel'
import type { CampaignBattle } from '../campaign/roll.ts'
import type { CohortConfig } from '../config.ts'
import type { CohortEvent } from '../events.ts'
import type { CohortState, Fort, SeatState } from '../state.ts'
import { deployed } from './deploy.ts'
import { fieldOf } from './ground/field.ts'
import { WORDS } from './scene.ts'

/** An empty field, its own works on it; both seats muster first. */
export function setup(config: CohortConfig, _ref: Referee<CohortEvent>): CohortState {
  const { map } = fieldOf(config)
  const forts: Fort[] = map.works.map(({ tile, defence }) => ({ tile, bonus: defence, owner: null }))
  const state: CohortState = {
    phase: 'muster',
    turn: 0,
    stage: 0,
    pulse: 0,
    still: false,
    weather: config.weather === 'variable' ? 'clear' : config.weather,
    units: [],
    seats: [newSeat(config, 0, forts), newSeat(config, 1, forts)],
    structures: [],
    forts,
    points: map.points.map(() => ({ controller: null, since: 0 })),
    result: null,
  }
  if (config.campaign !== undefined) march(state, config, config.campaign)
  return state
}

/** COH-21.2: the armies of a campaign are raised already. */
function march(state: CohortState, config: CohortConfig, { rolls }: CampaignBattle): void {
  for (const seat of [0, 1] as const) {
    const { army } = rolls[seat]
    Object.assign(state.seats[seat], { culture: army.culture, army, budget: 0 })
  }
  state.units = [...deployed({ state, config }, 0, []), ...deployed({ state, config }, 1, [])]
  state.phase = 'deploy'
}

/** What the map shows everybody knows. */
function newSeat(config: CohortConfig, seat: 0 | 1, forts: readonly Fort[]): SeatState {
  return {
    culture: null,
    army: null,
    budget: config.supply + fieldOf(config).map.supply[seat],
    reserve: 0,
    deployed: false,
    supply: 0,
    administratorsLost: false,
    texts: [],
    recruit: null,
    recruits: 0,
    captives: [],
    arrivals: [],
    fallen: [],
    nextId: seat === 0 ? 1 : 101,
    contacts: [],
    areas: [],
    explored: new Array<number>(WORDS).fill(0),
    structures: [],
    forts: [...forts],
    score: 0,
    hold: 0,
    missed: 0,
    startWorth: 0,
  }
}
