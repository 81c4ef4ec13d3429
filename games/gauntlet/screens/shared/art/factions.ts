import type { FactionId } from '@tessera/gauntlet'

export interface FactionLook {
  readonly field: string
  readonly edge: string
  readonly light: string
  /** Emblem and lines on the field. */
  readonly ink: string
  /** The pattern, as strokes on a tile. */
  readonly tile: { readonly width: number; readonly height: number; readonly path: string }
}

/** The colours of `factions.css` for drawings that leave the page: a saved picture knows no style sheet. */
export const FACTION_LOOKS: Readonly<Record<FactionId, FactionLook>> = {
  order: {
    field: '#f4d885',
    edge: '#b39c63',
    light: '#f9eabc',
    ink: '#120c07',
    tile: { width: 28, height: 28, path: 'M14 5v8M10 9h8M0 19v8M-4 23h8M28 19v8M24 23h8' },
  },
  chaos: {
    field: '#972f83',
    edge: '#511b44',
    light: '#ae5d9e',
    ink: '#fbf4e4',
    tile: { width: 24, height: 26, path: 'M0 8l6 -7l6 7l6 -7l6 7M0 21l6 -7l6 7l6 -7l6 7' },
  },
  nature: {
    field: '#7eac73',
    edge: '#6f8359',
    light: '#b8d1b2',
    ink: '#120c07',
    tile: {
      width: 26,
      height: 26,
      path: 'M0 0q13 0 13 13q-13 0 -13 -13zM26 26q-13 0 -13 -13q13 0 13 13zM26 0q0 13 -13 13M0 26q0 -13 13 -13',
    },
  },
  shadow: {
    field: '#121a33',
    edge: '#0e111c',
    light: '#464c60',
    ink: '#fbf4e4',
    tile: {
      width: 30,
      height: 30,
      path: 'M11 3a7 7 0 1 0 4 9a5.500 5.500 0 1 1 -4 -9zM26 18a7 7 0 1 0 4 9a5.500 5.500 0 1 1 -4 -9z',
    },
  },
  arcane: {
    field: '#ce91d0',
    edge: '#9d738e',
    light: '#e4c3e5',
    ink: '#120c07',
    tile: {
      width: 30,
      height: 30,
      path: 'M8 1l1.600 5.400l5.400 1.600l-5.400 1.600l-1.600 5.400l-1.600 -5.400l-5.400 -1.600l5.400 -1.600zM23 18l1 3.500l3.500 1l-3.500 1l-1 3.500l-1 -3.500l-3.500 -1l3.500 -1z',
    },
  },
  machine: {
    field: '#857d79',
    edge: '#8c8378',
    light: '#bcb8b5',
    ink: '#120c07',
    tile: {
      width: 36,
      height: 24,
      path: 'M0 .500h36M0 12.500h36M9 0v12M27 12v12M13 4.500h.1M5 4.500h.1M31 4.500h.1M31 16.500h.1M23 16.500h.1M5 16.500h.1',
    },
  },
  empire: {
    field: '#004b42',
    edge: '#052924',
    light: '#38736c',
    ink: '#fbf4e4',
    tile: { width: 24, height: 24, path: 'M-6 18L18 -6M-2 22L22 -2M6 30L30 6M2 26L26 2' },
  },
  undead: {
    field: '#ccd3ce',
    edge: '#9c998d',
    light: '#e3e7e4',
    ink: '#120c07',
    tile: { width: 26, height: 30, path: 'M6 2q-4 7 0 9q4 -2 0 -9zM19 17q-4 7 0 9q4 -2 0 -9z' },
  },
}
