export { type Anvil, startAnvil } from './anvil.ts'
export { testKey } from './key.ts'
export { type Middleman, openMiddleman } from './middleman.ts'
export { buildTown, type Town } from './town.ts'
