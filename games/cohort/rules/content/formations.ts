import type { Formation } from './terms.ts'

/** COH-6.1. Percentages; `defence` is front, flank, rear; `turns` to deploy. */
export interface FormationData {
  readonly name: string
  readonly turns: 0 | 1
  readonly move: number
  readonly attack: number
  readonly defence: readonly [front: number, flank: number, rear: number]
  readonly missiles: number
  /** Counts as standard on rough ground and after heavy losses (COH-6.4). */
  readonly brittle: boolean
}

export const FORMATION_DATA: Readonly<Record<Formation, FormationData>> = {
  standard: {
    name: 'standard',
    turns: 0,
    move: 100,
    attack: 100,
    defence: [100, 70, 40],
    missiles: 100,
    brittle: false,
  },
  phalanx: { name: 'phalanx', turns: 1, move: 80, attack: 100, defence: [180, 40, 30], missiles: 100, brittle: true },
  testudo: { name: 'testudo', turns: 1, move: 50, attack: 50, defence: [120, 100, 80], missiles: 250, brittle: true },
  berserker: {
    name: 'berserker',
    turns: 0,
    move: 100,
    attack: 130,
    defence: [70, 60, 40],
    missiles: 70,
    brittle: false,
  },
  loose: { name: 'loose', turns: 0, move: 100, attack: 70, defence: [70, 70, 60], missiles: 150, brittle: false },
  wedge: { name: 'wedge', turns: 0, move: 100, attack: 120, defence: [100, 60, 40], missiles: 100, brittle: true },
}
