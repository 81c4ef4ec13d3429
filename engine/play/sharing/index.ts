export { MomentAddress, useMomentLink } from './moment-link.ts'
export { copyText } from './share-link.ts'
