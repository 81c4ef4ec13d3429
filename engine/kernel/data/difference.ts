/**
 * What changed between two pieces of plain data: `['=', value]` a new value, `['{', fields, gone?]` changes by field and the
 * fields that are gone, `['[', entries, length, tail]` changes by place, the length kept, and what was added behind.
 */
export type Change =
  | readonly ['=', unknown]
  | readonly ['{', Readonly<Record<string, Change>>, (readonly string[])?]
  | readonly ['[', Readonly<Record<number, Change>>, number, readonly unknown[]]

/** null when nothing changed. */
export function difference(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return ['=', after]
  if (Array.isArray(before) !== Array.isArray(after)) return ['=', after]
  return Array.isArray(before)
    ? listDifference(before, after as readonly unknown[])
    : fieldDifference(before as Fields, after as Fields)
}

/** The data after the change. Parts that did not change are shared, nothing given is touched. */
export function changed(before: unknown, change: Change): unknown {
  switch (change[0]) {
    case '=':
      return change[1]
    case '{': {
      const after: Record<string, unknown> = { ...(before as Fields) }
      for (const name of change[2] ?? []) delete after[name]
      for (const name in change[1]) put(after, name, changed(own(after, name), change[1][name] as Change))
      return after
    }
    case '[': {
      const after = (before as readonly unknown[]).slice(0, change[2])
      for (const place in change[1]) after[place] = changed(after[place], change[1][place] as Change)
      return after.concat(change[3])
    }
  }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * A field may be called as something that every object has: `constructor`, or `__proto__`, which must not be assigned. What
 * is not the object's own is told by its kind, since no plain data is a function; that is faster than asking.
 */
function own(fields: Fields, name: string): unknown {
  const value = fields[name]
  return typeof value === 'function' || value === Object.prototype ? undefined : value
}

function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') fields[name] = value
  else Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true })
}

function fieldDifference(before: Fields, after: Fields): Change | null {
  const fields: Record<string, Change> = {}
  const gone: string[] = []
  let same = true
  for (const name in before) {
    if (own(after, name) === undefined && before[name] !== undefined) gone.push(name)
  }
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    const was = own(before, name)
    const change = was === undefined ? (['=', value] as const) : difference(was, value)
    if (change === null) continue
    put(fields, name, change)
    same = false
  }
  if (gone.length > 0) return ['{', fields, gone]
  return same ? null : ['{', fields]
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const kept = Math.min(before.length, after.length)
  const entries: Record<number, Change> = {}
  let changes = 0
  for (let place = 0; place < kept; place++) {
    const change = difference(before[place], after[place])
    if (change === null) continue
    entries[place] = change
    changes++
  }
  if (changes === 0 && before.length === after.length) return null
  if (changes === kept && after.every((entry) => typeof entry !== 'object')) return ['=', after]
  return ['[', entries, kept, after.slice(kept)]
}
