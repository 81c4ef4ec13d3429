/** An army being built: runs of one type, in army order (HEX-130: order gives ids and who stands nearer the front). */
interface Stack {
  readonly type: string
  readonly count: number
}

export type Draft = readonly Stack[]

export function draftOf(units: readonly string[]): Draft {
  return merged(units.map((type) => ({ type, count: 1 })))
}

export function unitsOf(draft: Draft): readonly string[] {
  return draft.flatMap(({ type, count }) => Array.from({ length: count }, () => type))
}

/** The same units with all of a kind together, in the order in which kinds first appear. */
export function gathered(units: readonly string[]): readonly string[] {
  return [...new Set(units)].flatMap((type) => units.filter((other) => other === type))
}

/** Joins the last stack of its kind, or stands at the end. */
export function withOneMore(draft: Draft, type: string): Draft {
  const at = draft.findLastIndex((stack) => stack.type === type)
  if (at === -1) return [...draft, { type, count: 1 }]
  return draft.map((stack, i) => (i === at ? { type, count: stack.count + 1 } : stack))
}

/** Leaves the last stack of its kind. */
export function withOneLess(draft: Draft, type: string): Draft {
  const at = draft.findLastIndex((stack) => stack.type === type)
  if (at === -1) return draft
  return merged(draft.map((stack, i) => (i === at ? { type, count: stack.count - 1 } : stack)))
}

export function withoutStack(draft: Draft, at: number): Draft {
  return merged(draft.filter((_, i) => i !== at))
}

/** The stack at `from` stands at `to` afterwards; neighbours of one type become one stack. */
export function withStackMoved(draft: Draft, from: number, to: number): Draft {
  const stack = draft[from]
  if (stack === undefined) return draft
  const rest = draft.filter((_, i) => i !== from)
  const place = Math.max(0, Math.min(rest.length, to))
  return merged([...rest.slice(0, place), stack, ...rest.slice(place)])
}

export function copiesOf(draft: Draft, type: string): number {
  return draft.reduce((sum, stack) => (stack.type === type ? sum + stack.count : sum), 0)
}

export function sameArmy(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((type, i) => type === b[i])
}

function merged(stacks: Draft): Draft {
  const result: Stack[] = []
  for (const stack of stacks) {
    if (stack.count === 0) continue
    const last = result.at(-1)
    if (last?.type === stack.type) result[result.length - 1] = { type: last.type, count: last.count + stack.count }
    else result.push(stack)
  }
  return result
}
