/** Plain data with the same fields and values, which is when their hashes are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const fields = Object.keys(a)
  if (fields.length !== Object.keys(b).length) return false
  for (const field of fields) {
    const left = (a as Record<string, unknown>)[field]
    const right = (b as Record<string, unknown>)[field]
    if (left !== right && !same(left, right)) return false
  }
  return true
}
