export {
  type Discovery,
  type DiscoveryRequest,
  discover,
  type Holder,
  type Holding,
  type LeftOut,
  type Nft,
} from './discover.ts'
export { ChainError, FAILURES, type Failure, isGap } from './failures.ts'
export { limitConcurrency, openRpc, type Rpc } from './rpc.ts'
export { type ChainSettings, ChainSettingsError, readChains } from './settings.ts'
export { stepsOf } from './steps.ts'
export type { Fact, Scan, Store } from './store.ts'
export { together } from './together.ts'
export { contractSigned, PROOF_MS, proofText, signerOf } from './wallet-proof.ts'
