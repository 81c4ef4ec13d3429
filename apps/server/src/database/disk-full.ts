import type { DatabasePlace } from './open.ts'

/** A database that cannot be opened for want of room, as a sentence. */
export class DiskFull extends Error {
  constructor(place: DatabasePlace, cause: unknown) {
    const whose = typeof place === 'object' && 'folder' in place ? `data folder ${place.folder}` : 'database'
    super(`The disk of the ${whose} is full: make room on it and start again.`, { cause })
  }
}
