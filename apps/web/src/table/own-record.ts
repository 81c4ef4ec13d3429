import { type AnyGame, type AnyRecord, type Parsed, readRecord } from '@tessera/kernel'

/** A record that a game's own screens kept: no other game has to be loaded to read it. */
export function readOwn(text: string, game: AnyGame): Parsed<AnyRecord> {
  return readRecord(text, (id) => (id === game.ruleset.id ? game : undefined))
}
