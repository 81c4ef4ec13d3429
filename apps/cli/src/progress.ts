import { paint } from './paint.ts'
import { grouped } from './table.ts'

export interface Progress {
  update(done: number): void
  /** Clears the bar. */
  end(): void
}

const PATIENCE_MS = 1000
const WIDTH = 28

/**
 * A bar on stderr for a person who has waited a second already, with how much a core gets done and how long it will still
 * take; silent for pipes and machines.
 */
export function progressBar(total: number, what: string): Progress {
  const { stderr } = process
  if (stderr.isTTY !== true) return { update() {}, end() {} }
  const began = performance.now()
  const perCore = coreMeter()
  let drawn = -Infinity
  return {
    update(done) {
      const now = performance.now()
      if (now - began < PATIENCE_MS || now - drawn < 100) return
      drawn = now
      const filled = Math.round((done / total) * WIDTH)
      const left = ((now - began) / Math.max(done, 1)) * (total - done)
      const bar = paint('cyan', '█'.repeat(filled), stderr) + paint('dim', '░'.repeat(WIDTH - filled), stderr)
      stderr.write(
        `\r\u001b[K${bar} ${grouped(done)} of ${grouped(total)} ${what}, ${perSecond(perCore(done))} a core, ${seconds(left)} left`,
      )
    },
    end() {
      if (drawn > 0) stderr.write('\r\u001b[K')
    },
  }
}

/** Counts the work done by each second of this process's CPU time, worker threads included: the work of one core. */
export function coreMeter(): (done: number) => number {
  const before = process.cpuUsage()
  return (done) => {
    const { user, system } = process.cpuUsage(before)
    return done / Math.max((user + system) / 1e6, 0.001)
  }
}

function perSecond(rate: number): string {
  return `${rate < 10 ? rate.toFixed(1) : grouped(Math.round(rate))} a second`
}

function seconds(ms: number): string {
  const s = Math.ceil(ms / 1000)
  return s < 90 ? `${s} s` : `${Math.ceil(s / 60)} min`
}
