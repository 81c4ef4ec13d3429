export { newId, newSecret, sha256 } from '@tessera/online'
