/**
 * A copy of plain data that shares all equal parts with an earlier copy, so that unchanged parts are not made anew
 * and `difference` of the two passes over it. Neither may be changed afterwards.
 */
export function copySharing<T>(before: unknown, after: T): T {
  return share(before, after) as T
}

const kept = new WeakSet<object>()

/** Immutable plain data: `copySharing` takes it as it is. For views, where most of it is as it was a beat ago. */
export function lasting<T extends object>(value: T): T {
  kept.add(value)
  return value
}

type Fields = Readonly<Record<string, unknown>>

function share(before: unknown, after: unknown): unknown {
  if (typeof after !== 'object' || after === null) return after
  // An earlier copy holds nothing of the original but what lasts.
  if (before === after || kept.has(after)) return after
  if (Array.isArray(after)) return shareList(Array.isArray(before) ? before : NONE, after)
  if (typeof before !== 'object' || before === null || Array.isArray(before))
    return shareFields(NOTHING, after as Fields)
  return shareFields(before as Fields, after as Fields)
}

const NONE: readonly unknown[] = []
const NOTHING: Fields = {}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let list: unknown[] | null = null
  for (let place = 0; place < after.length; place++) {
    const was = before[place]
    const kept = share(was, after[place])
    if (list !== null) list.push(kept)
    else if (kept !== was || place >= before.length) {
      list = before.slice(0, place)
      list.push(kept)
    }
  }
  if (list !== null) return list
  return before.length === after.length ? before : before.slice(0, after.length)
}

function shareFields(before: Fields, after: Fields): Fields {
  let fields: Record<string, unknown> | null = null
  let count = 0
  for (const name in after) {
    count++
    const was = before[name]
    const kept = share(was, after[name])
    if (fields === null) {
      // A field that holds nothing looks the same as one that is not there.
      if (kept === was && kept !== undefined) continue
      fields = sharedUpTo(name, before, after)
    }
    if (typeof kept === 'object' && kept !== null) fields[name] = kept
  }
  if (fields !== null) return fields
  for (const _ in before) count--
  return count === 0 ? before : sharedUpTo(null, before, after)
}

/** The fields of `after`; those in front of the named one are as they were. */
function sharedUpTo(name: string | null, before: Fields, after: Fields): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...after }
  for (const earlier in after) {
    if (earlier === name) break
    const was = before[earlier]
    if (typeof was === 'object' && was !== null) fields[earlier] = was
  }
  return fields
}
