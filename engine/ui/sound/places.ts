/** Where a game is played, as it sounds while nothing happens: noise through a filter that swells, and now and then a crack. No music. */
export interface Place {
  /** As the page names it, for those who do not hear it. */
  readonly name: string
  /** Hertz of the filter, and by how much it moves. */
  readonly pitch: number
  readonly swing: number
  /** Seconds of one swell. */
  readonly swell: number
  /** 0 to 1, before the volume of the settings. */
  readonly loud: number
  /** Cracks of burning wood in a second, about. */
  readonly cracks: number
}

export const HALL: Place = { name: 'a fire in the hall', pitch: 240, swing: 70, swell: 9, loud: 0.05, cracks: 1.4 }
export const FIELD: Place = { name: 'wind on the field', pitch: 480, swing: 260, swell: 13, loud: 0.045, cracks: 0 }
export const CAMP: Place = { name: 'a camp at night', pitch: 330, swing: 120, swell: 17, loud: 0.035, cracks: 0.7 }
export const WALLS: Place = { name: 'wind on the walls', pitch: 620, swing: 300, swell: 11, loud: 0.04, cracks: 0.15 }
