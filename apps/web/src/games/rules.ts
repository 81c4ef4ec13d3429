import { type AnyGame, anyGame } from '@tessera/kernel'

/** The rules of one game without those of the others: all that a page or a worker needs that plays only this one. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return await RULES.get(id)?.()
}

const RULES: ReadonlyMap<string, () => Promise<AnyGame>> = new Map([
  [
    'hexline',
    async () => {
      const { hexline } = await import('@tessera/hexline')
      return anyGame(hexline)
    },
  ],
  [
    'siegefront',
    async () => {
      const { siegefront } = await import('@tessera/siegefront')
      return anyGame(siegefront)
    },
  ],
  [
    'cohort',
    async () => {
      const { cohort } = await import('@tessera/cohort')
      return anyGame(cohort)
    },
  ],
])
