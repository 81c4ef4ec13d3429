export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain data; several times faster than `structuredClone`. */
export function copy<T>(value: T): T {
  return copyAny(value) as T
}

function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length)
    for (let i = 0; i < value.length; i++) list[i] = copyAny(value[i])
    return list
  }
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = {}
  for (const key in source) result[key] = copyAny(source[key])
  return result
}
