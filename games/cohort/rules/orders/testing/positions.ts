import type { CohortView } from '../../view/view.ts'
import { tileOf, viewWith } from './view.ts'

/** The positions that sentences are written for; every unit faces east. */
export const POSITIONS = {
  river: (): CohortView =>
    viewWith(
      {
        culture: 'roman_republic',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['warSpears'] },
          { type: 'professional', equipment: ['compositeBows'] },
          { type: 'militia', equipment: [] },
          { type: 'militia', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['fieldEngineers', 'medicalCorps'],
      },
      ['E6', 'D9', 'C8', 'B8', 'B10', 'C12', 'D11', 'A7', 'B6', 'A9'],
      [
        { tile: tileOf('J9') },
        { tile: tileOf('J11'), kind: 'militia', type: 'Militia', mounted: false, strength: 90 },
        {
          tile: tileOf('L13'),
          kind: 'professional',
          type: 'Infantry',
          mounted: false,
          weapon: 'bows',
          state: 'remembered',
          turn: 1,
        },
      ],
    ),
  fort: (): CohortView => ({
    ...viewWith(
      {
        culture: 'macedonian',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['sarissaPikes'] },
          { type: 'professional', equipment: ['sarissaPikes'] },
          { type: 'professional', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['siegeEngineers', 'fieldEngineers'],
      },
      ['D9', 'G9', 'G10', 'F11', 'E8', 'E12', 'H10', 'B10', 'F10', 'E10'],
      [
        { tile: tileOf('L9'), kind: 'professional', type: 'Infantry', mounted: false, weapon: 'bows', strength: 80 },
        { tile: tileOf('K14') },
        { tile: tileOf('O12'), kind: 'elite', type: 'Elite', mounted: false, strength: 80 },
      ],
      'hill_fort',
    ),
    turn: 3,
  }),
  oasis: (): CohortView =>
    viewWith(
      {
        culture: 'mongol',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'cavalry', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['medicalCorps'],
      },
      ['D8', 'D10', 'D11', 'C9', 'C12', 'E10', 'B10'],
      [
        { tile: tileOf('H9'), kind: 'professional', type: 'Infantry', mounted: false, strength: 95 },
        { tile: tileOf('M11'), kind: 'professional', type: 'Infantry', mounted: false, weapon: 'bows', strength: 90 },
        { tile: tileOf('L6'), state: 'remembered', turn: 1 },
      ],
      'desert_oasis',
    ),
  forest: (): CohortView =>
    viewWith(
      {
        culture: 'germanic',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: [] },
          { type: 'professional', equipment: [] },
          { type: 'militia', equipment: ['compositeBows'] },
          { type: 'levy', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['medicalCorps'],
      },
      ['E9', 'D9', 'D10', 'C9', 'C11', 'B9', 'D11', 'A10', 'B11'],
      [
        { tile: tileOf('K10'), kind: 'professional', type: 'Infantry', mounted: false, strength: 85 },
        { tile: tileOf('M9') },
        {
          tile: tileOf('P12'),
          kind: 'supplyTrain',
          type: 'Supply Train',
          mounted: false,
          state: 'remembered',
          turn: 1,
        },
      ],
      'forest_ambush',
    ),
  pass: (): CohortView =>
    viewWith(
      {
        culture: 'spartan',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['heavyShields'] },
          { type: 'militia', equipment: [] },
          { type: 'militia', equipment: ['compositeBows'] },
        ],
        support: ['fieldEngineers'],
      },
      ['E8', 'F10', 'E11', 'D10', 'F11', 'B10', 'C10'],
      [
        { tile: tileOf('L10'), kind: 'professional', type: 'Infantry', mounted: false, strength: 100 },
        { tile: tileOf('N11'), kind: 'militia', type: 'Militia', mounted: false, weapon: 'bows', strength: 70 },
        { tile: tileOf('L4'), kind: 'scouts', type: 'Scouts', mounted: true, strength: 20 },
      ],
      'mountain_pass',
    ),
} as const
