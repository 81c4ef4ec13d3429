import type { Sound } from '@tessera/words'

/** One layer of a sound: filtered noise or a tone that glides, with a quick rise and a fall. */
export interface Layer {
  readonly wave: 'noise' | 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Hertz at the beginning and at the end: of the tone, or of the noise's filter. */
  readonly from: number
  readonly to: number
  /** Seconds. */
  readonly at?: number
  readonly length: number
  /** 0 to 1. */
  readonly loud: number
  /** Seconds until it is loudest. */
  readonly rise?: number
}

const noise = (from: number, to: number, length: number, loud: number, more: Partial<Layer> = {}): Layer => ({
  wave: 'noise',
  ...{ from, to, length, loud },
  ...more,
})
const tone = (
  wave: Layer['wave'],
  from: number,
  to: number,
  length: number,
  loud: number,
  more: Partial<Layer> = {},
): Layer => ({ wave, from, to, length, loud, ...more })

/** Every sound of the table, made of a few layers each. */
export const RECIPES: Readonly<Record<Sound, readonly Layer[]>> = {
  wood: [noise(900, 250, 0.09, 0.5), tone('triangle', 210, 120, 0.11, 0.5)],
  metal: [
    noise(5200, 3000, 0.05, 0.35),
    tone('square', 1480, 1440, 0.2, 0.09),
    tone('triangle', 2210, 2170, 0.32, 0.14),
  ],
  flesh: [noise(420, 140, 0.13, 0.7), tone('sine', 130, 60, 0.14, 0.6)],
  arrow: [noise(2600, 900, 0.17, 0.3, { rise: 0.05 }), noise(700, 300, 0.06, 0.4, { at: 0.17 })],
  spell: [
    tone('sine', 420, 940, 0.34, 0.22, { rise: 0.08 }),
    tone('triangle', 630, 1410, 0.4, 0.12, { at: 0.06, rise: 0.1 }),
  ],
  march: [noise(300, 160, 0.06, 0.35), noise(280, 150, 0.06, 0.28, { at: 0.14 })],
  horn: [
    tone('sawtooth', 196, 196, 0.5, 0.12, { rise: 0.08 }),
    tone('sawtooth', 294, 294, 0.6, 0.1, { at: 0.16, rise: 0.08 }),
  ],
  card: [noise(3400, 1500, 0.07, 0.28), noise(1800, 900, 0.05, 0.2, { at: 0.05 })],
  coin: [tone('triangle', 1870, 1870, 0.1, 0.2), tone('triangle', 2490, 2490, 0.26, 0.18, { at: 0.07 })],
  dice: [
    noise(1500, 900, 0.03, 0.4),
    noise(1700, 900, 0.03, 0.35, { at: 0.07 }),
    noise(1300, 700, 0.04, 0.3, { at: 0.15 }),
  ],
  page: [noise(2200, 3600, 0.16, 0.16, { rise: 0.06 })],
  heal: [tone('sine', 520, 660, 0.2, 0.2, { rise: 0.04 }), tone('sine', 780, 990, 0.26, 0.14, { at: 0.1, rise: 0.04 })],
  fall: [noise(260, 70, 0.3, 0.7), tone('sine', 150, 44, 0.42, 0.6)],
  flee: [noise(520, 260, 0.28, 0.3, { rise: 0.05 }), tone('triangle', 330, 190, 0.3, 0.22)],
  fire: [noise(1100, 420, 0.4, 0.3, { rise: 0.12 })],
  stone: [noise(380, 90, 0.34, 0.8), noise(1400, 500, 0.12, 0.3, { at: 0.05 })],
  bell: [tone('sine', 660, 660, 0.9, 0.2), tone('sine', 1320, 1316, 0.6, 0.09)],
  won: [
    tone('sawtooth', 262, 262, 0.24, 0.1, { rise: 0.03 }),
    tone('sawtooth', 330, 330, 0.24, 0.1, { at: 0.18, rise: 0.03 }),
    tone('sawtooth', 392, 392, 0.7, 0.12, { at: 0.36, rise: 0.03 }),
  ],
  lost: [
    tone('triangle', 294, 290, 0.4, 0.2, { rise: 0.05 }),
    tone('triangle', 233, 228, 0.4, 0.2, { at: 0.32, rise: 0.05 }),
    tone('triangle', 175, 165, 0.9, 0.22, { at: 0.64, rise: 0.05 }),
  ],
}
