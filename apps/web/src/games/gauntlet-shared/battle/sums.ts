import { type AttackEvent, explainAttack } from '@tessera/gauntlet'
import type { SumRow } from '#table'

/** The arithmetic of an attack, step by step. */
export function sumOf(event: AttackEvent): readonly SumRow[] {
  const figures = explainAttack(event)
  return figures.map(({ text, value }, place) => ({
    name: capital(text),
    value: String(value),
    ...(place === figures.length - 1 ? { total: true } : {}),
  }))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
