/** How a plan is made: what a stronger commander turns this way and that. */
export interface Temper {
  /** Hundredths of the enemy's power that the own must reach before a fight is sought. */
  readonly boldness: number
  /** The point the main body goes for, by its place on the map's list; -1: the best one. */
  readonly aim: number
  /** Fights where it stands, and closes ranks, instead of going for anybody. */
  readonly stand: boolean
  /** Nobody is sent to look after a point that lies apart. */
  readonly together: boolean
  /** Weighs nothing: attacks near enemies, else goes straight for the point that counts most. */
  readonly headlong: boolean
  /** By unit id, the point it is sent to independent of the others. */
  readonly posts: ReadonlyMap<number, number>
  /** By unit id, the point it makes for around known enemies, without a fight on the way. */
  readonly raids: ReadonlyMap<number, number>
  /** Everybody goes to the point nearest to it. */
  readonly nearest: boolean
  /** The army is divided among all points, and strikes only who stands beside it. */
  readonly divided: boolean
}

export const CENTURION: Temper = {
  boldness: 95,
  aim: -1,
  stand: false,
  together: false,
  headlong: false,
  posts: new Map(),
  raids: new Map(),
  nearest: false,
  divided: false,
}

/** Weighs nothing and comes straight on: what a plan has to stand up to, and sometimes the best plan there is. */
export const HEADLONG: Temper = { ...CENTURION, headlong: true }
/** Every unit goes to the point nearest to it, and fights who comes. */
export const HOLDING: Temper = { ...CENTURION, stand: true, nearest: true }
/** Every point gets its share of the army, so that it is had at all of them at once. */
export const DIVIDED: Temper = { ...CENTURION, divided: true }
