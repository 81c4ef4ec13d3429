import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The metrics of a process, as Prometheus reads them. */
export interface Metrics {
  /** `route` is the pattern, never the address itself: a few lines, and no ids in them. */
  request(method: string, route: string, status: number, seconds: number): void
  count(name: string, labels?: Readonly<Record<string, string>>): void
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The same, for telemetry. */
  families(): Promise<readonly Family[]>
  text(): Promise<string>
  stop(): void
}

/** One thing that is counted, by its labels as Prometheus writes them. */
export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly values: readonly (readonly [labels: string, value: number, of?: string])[]
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

  const families = async (): Promise<readonly Family[]> => {
    const found: Family[] = []
    const say = (name: string, type: Family['type'], help: string, values: Family['values']): void =>
      void found.push({ name, type, help, values })
    say('tessera_http_requests_total', 'counter', 'Requests answered', [...requests])
    const times = [...buckets].flatMap(([route, series]) => [
      ...[...BUCKETS, '+Inf'].map(
        (most, index) => [labelsOf({ route, le: String(most) }), series[index] ?? 0, '_bucket'] as const,
      ),
      [labelsOf({ route }), sums.get(route) ?? 0, '_sum'] as const,
      [labelsOf({ route }), series[BUCKETS.length] ?? 0, '_count'] as const,
    ])
    say('tessera_http_seconds', 'histogram', 'Time to answer', times)
    for (const [name, series] of counters) say(name, 'counter', 'Since the start', [...series])
    for (const [name, { help, read }] of gauges) say(name, 'gauge', help, [['', await read()]])
    const memory = process.memoryUsage()
    const cpu = process.cpuUsage()
    say('process_resident_memory_bytes', 'gauge', 'Resident memory', [['', memory.rss]])
    say('process_cpu_seconds_total', 'counter', 'CPU time', [['', (cpu.user + cpu.system) / 1e6]])
    say('nodejs_heap_used_bytes', 'gauge', 'Heap in use', [['', memory.heapUsed]])
    say('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Delay of the event loop', [['', lag.percentile(99) / 1e9]])
    lag.reset()
    return found
  }

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
    families,
    async text() {
      const lines: string[] = []
      for (const { name, type, help, values } of await families()) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
        for (const [labels, value, of = ''] of values) lines.push(`${name}${of}${labels} ${value}`)
      }
      return `${lines.join('\n')}\n`
    },
    stop: () => void lag.disable(),
  }
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
