export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain data; several times faster than `structuredClone`. */
export function copy<T>(value: T): T {
  return copyAny(value) as T
}

/** Copies flat first, which engines do in one go, and then only what lies deeper. */
function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) {
      const entry = list[i]
      if (typeof entry === 'object' && entry !== null) list[i] = copyAny(entry)
    }
    return list
  }
  const fields: Record<string, unknown> = { ...value }
  for (const key in fields) {
    const entry = fields[key]
    if (typeof entry === 'object' && entry !== null) fields[key] = copyAny(entry)
  }
  return fields
}
