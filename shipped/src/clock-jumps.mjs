/** Loaded before the product: sets the clock of its process at every SIGUSR2, first five minutes ahead, then an hour behind. */
const Unset = Date
const unsetNow = Date.now.bind(Date)
const jumps = [300_000, -3_600_000]
let ahead = 0

Unset.now = () => unsetNow() + ahead
globalThis.Date = new Proxy(Unset, {
  construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, as),
})

process.on('SIGUSR2', () => {
  ahead = jumps.shift() ?? 0
  process.stderr.write(`the clock is ${ahead} ms ahead\n`)
})
