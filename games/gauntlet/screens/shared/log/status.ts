import type { BattleKind } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Happening, Line, Part } from '@tessera/words'

type BattleLine = Line<BattleKind>

/** What weighs most in a beat, the heaviest first. */
const WEIGHT: readonly BattleKind[][] = [['blows'], ['spells', 'casts'], ['deaths', 'losses'], ['moves']]

/** The line of a beat that weighs most, of those that a log in short shows: a blow of the unit that acts, before others. */
export function mainLine(told: readonly Happening<BattleKind>[], acting: number): BattleLine | null {
  const lines = linesOf(told)
  const own = lines.findLast(({ kind, pieces }) => kind === 'blows' && pieces[0] === acting)
  if (own !== undefined) return own
  for (const kinds of WEIGHT) {
    const found = lines.findLast(({ kind }) => kinds.includes(kind))
    if (found !== undefined) return found
  }
  return lines.at(-1) ?? null
}

/** A beat in short: its weightiest line, and who fell by it. */
export function statusOf(told: readonly Happening<BattleKind>[], acting: number): readonly Part[] {
  const main = mainLine(told, acting)
  if (main === null) return words.parts('event.nothing')
  const ends = linesOf(told).filter((line) => line !== main && (line.kind === 'deaths' || line.kind === 'losses'))
  // A unit that first breaks and then falls has fallen.
  const end = ends.findLast(({ pieces: [who = 0] }) => main.pieces.includes(who)) ?? ends.at(-1)
  return end === undefined ? main.parts : [...main.parts, ' ', ...end.parts]
}

function linesOf(told: readonly Happening<BattleKind>[]): readonly BattleLine[] {
  return told.flatMap(({ line }) => (line === null || line.detail === true ? [] : [line]))
}
