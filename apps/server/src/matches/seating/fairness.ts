import { createHash } from 'node:crypto'
import { hashOf, type Json, type Seed } from '@tessera/kernel'
import { sha256 } from '../../ids.ts'

/** Published before anybody sits down: the server can no longer choose another secret, config or version. */
export function commitmentTo(secret: string, match: string, config: Json, version: number): string {
  return sha256(secret, match, hashOf(config), String(version))
}

/** The dice come from everybody: the server's secret, and the salts of the people in seat order. */
export function seedOf(secret: string, salts: readonly string[]): Seed {
  return sha256(secret, ...salts)
}

export function saltFits(salt: string, saltHash: string): boolean {
  return createHash('sha256').update(salt, 'utf8').digest('hex') === saltHash
}
