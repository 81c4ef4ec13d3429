import { type AnyRecord, anyGame, type Parsed, readRecord } from '@tessera/kernel'
import type { GameOf, GameTypes } from '../definition/index.ts'

/** A record that a game's own screens kept: no other game has to be loaded to read it. */
export function readOwn<T extends GameTypes>(text: string, game: GameOf<T>): Parsed<AnyRecord> {
  const own = anyGame(game)
  return readRecord(text, (id) => (id === own.ruleset.id ? own : undefined))
}
