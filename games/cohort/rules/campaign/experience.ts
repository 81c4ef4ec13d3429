/** Battles after which a unit learns nothing more (COH-21.4). */
export const MOST_BATTLES = 10

/** COH-21.4: attack and defence on top, after so many battles fought. */
export function seasoned(battles: number): number {
  return Math.floor((2 * Math.min(MOST_BATTLES, battles)) / 5)
}

/** COH-21.4: battles that veterans by name (the Silver Shields) have behind them when a campaign begins. */
export function battlesAtFirst(printed: number): number {
  return Math.max(0, printed - 4)
}
