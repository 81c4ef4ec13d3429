import { paint } from './paint.ts'
import { grouped } from './table.ts'

export interface Progress {
  update(done: number): void
  /** Clears the bar. */
  end(): void
}

const PATIENCE_MS = 1000
const WIDTH = 28

/** A bar on stderr for a person who has waited a second already; silent for pipes and machines. */
export function progressBar(total: number, what: string): Progress {
  const { stderr } = process
  if (stderr.isTTY !== true) return { update() {}, end() {} }
  const began = performance.now()
  let drawn = -Infinity
  return {
    update(done) {
      const now = performance.now()
      if (now - began < PATIENCE_MS || now - drawn < 100) return
      drawn = now
      const filled = Math.round((done / total) * WIDTH)
      const left = ((now - began) / Math.max(done, 1)) * (total - done)
      const bar = paint('cyan', '█'.repeat(filled), stderr) + paint('dim', '░'.repeat(WIDTH - filled), stderr)
      stderr.write(`\r\u001b[K${bar} ${grouped(done)} of ${grouped(total)} ${what}, ${seconds(left)} left`)
    },
    end() {
      if (drawn > 0) stderr.write('\r\u001b[K')
    },
  }
}

function seconds(ms: number): string {
  const s = Math.ceil(ms / 1000)
  return s < 90 ? `${s} s` : `${Math.ceil(s / 60)} min`
}
