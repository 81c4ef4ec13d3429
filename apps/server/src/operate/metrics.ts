import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a process counts, as Prometheus reads it. */
export interface Metrics {
  /** `route` is the pattern, never the address itself: a few lines, and no ids in them. */
  request(method: string, route: string, status: number, seconds: number): void
  count(name: string, labels?: Readonly<Record<string, string>>): void
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  text(): Promise<string>
  stop(): void
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function openMetrics(): Metrics {
  const requests = new Map<string, number>()
  const buckets = new Map<string, number[]>()
  const sums = new Map<string, number>()
  const counters = new Map<string, Map<string, number>>()
  const gauges = new Map<string, { readonly help: string; readonly read: () => number | Promise<number> }>()
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  const raise = (map: Map<string, number>, key: string, by = 1) => map.set(key, (map.get(key) ?? 0) + by)

  return {
    request(method, route, status, seconds) {
      raise(requests, labelsOf({ method, route, status: String(status) }))
      const series = buckets.get(route) ?? BUCKETS.map(() => 0).concat(0)
      buckets.set(route, series)
      for (const [index, most] of BUCKETS.entries()) if (seconds <= most) series[index] = (series[index] ?? 0) + 1
      series[BUCKETS.length] = (series[BUCKETS.length] ?? 0) + 1
      raise(sums, route, seconds)
    },
    count(name, labels = {}) {
      const series = counters.get(name) ?? new Map<string, number>()
      counters.set(name, series)
      raise(series, labelsOf(labels))
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    async text() {
      const lines: string[] = []
      const say = (name: string, type: string, help: string, values: Iterable<readonly [string, number]>): void => {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
        for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`)
      }
      say('tessera_http_requests_total', 'counter', 'Requests answered', requests)
      lines.push('# HELP tessera_http_seconds Time to answer', '# TYPE tessera_http_seconds histogram')
      for (const [route, series] of buckets) {
        for (const [index, most] of [...BUCKETS, '+Inf'].entries())
          lines.push(`tessera_http_seconds_bucket${labelsOf({ route, le: String(most) })} ${series[index] ?? 0}`)
        lines.push(`tessera_http_seconds_sum${labelsOf({ route })} ${sums.get(route) ?? 0}`)
        lines.push(`tessera_http_seconds_count${labelsOf({ route })} ${series[BUCKETS.length] ?? 0}`)
      }
      for (const [name, series] of counters) say(name, 'counter', 'Since the start', series)
      for (const [name, { help, read }] of gauges) say(name, 'gauge', help, [['', await read()]])
      const memory = process.memoryUsage()
      const cpu = process.cpuUsage()
      say('process_resident_memory_bytes', 'gauge', 'Resident memory', [['', memory.rss]])
      say('process_cpu_seconds_total', 'counter', 'CPU time', [['', (cpu.user + cpu.system) / 1e6]])
      say('nodejs_heap_used_bytes', 'gauge', 'Heap in use', [['', memory.heapUsed]])
      say('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Delay of the event loop', [['', lag.percentile(99) / 1e9]])
      lag.reset()
      return `${lines.join('\n')}\n`
    },
    stop: () => void lag.disable(),
  }
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
