// @ts-check
/** Loaded before the product: on SIGUSR2 whatever was to be done in a minute is done at once. */
const MINUTE_MS = 60_000
const waiting = new Set()
const later = globalThis.setTimeout

globalThis.setTimeout = Object.assign(
  (/** @type {() => void} */ work, /** @type {number} */ ms, /** @type {unknown[]} */ ...rest) => {
    if (ms === MINUTE_MS) waiting.add(work)
    return Reflect.apply(later, globalThis, [work, ms, ...rest])
  },
  later,
)
process.on('SIGUSR2', () => {
  for (const work of waiting) work()
  waiting.clear()
})
