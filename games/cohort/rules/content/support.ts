import type { SupportType } from './terms.ts'

/** COH-5.4. Weight 100, break 10 %, no control, no zone of control. */
export interface SupportData {
  readonly name: string
  /** The default name of a unit: after its ordinal, or alone when there can be only one (COH-12.5). */
  readonly called: string
  readonly cost: number
  readonly men: number
  readonly attack: number
  readonly defence: number
  readonly mobility: number
  readonly morale: number
  readonly most: number
  readonly does: string
}

export const SUPPORT_WEIGHT = 100
export const SUPPORT_BREAK = 10
export const SUPPORT_SIGHT = 3

const STAFF = { men: 10, attack: 1, defence: 2, mobility: 6, morale: 60 } as const

export const SUPPORT_DATA: Readonly<Record<SupportType, SupportData>> = {
  fieldEngineers: {
    ...STAFF,
    name: 'Field Engineers',
    called: 'Engineers',
    cost: 2,
    most: 2,
    does: 'Field works, bridges, repairs',
  },
  medicalCorps: {
    ...STAFF,
    name: 'Medical Corps',
    called: 'Medics',
    cost: 2,
    most: 2,
    does: 'Heals, steadies, stops disease',
  },
  supplyTrain: {
    ...STAFF,
    name: 'Supply Train',
    called: 'Supply Train',
    cost: 0,
    men: 50,
    mobility: 4,
    morale: 50,
    most: 1,
    does: 'Supplies and ammunition; a target',
  },
  siegeEngineers: {
    ...STAFF,
    name: 'Siege Engineers',
    called: 'Siege Engineers',
    cost: 6,
    men: 20,
    attack: 2,
    defence: 3,
    mobility: 4,
    most: 2,
    does: 'Rams, towers, ballistas; only where there are walls',
  },
  administrators: {
    ...STAFF,
    name: 'Administrators',
    called: 'Administrators',
    cost: 2,
    most: 1,
    does: 'The Han army hangs on them',
  },
}

/** Spartan support staff are perioeci: dearer, tougher, and they fight (COH-5.12). */
export const PERIOECI = { cost: 2, attack: 5, defence: 5, morale: 80, breakAt: 20 } as const
