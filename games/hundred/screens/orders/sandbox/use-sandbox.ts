import type { HundredView, OrdersChoice, Plan, Step } from '@tessera/hundred'
import { randomSeed } from '@tessera/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MarkModel } from '../../board/scene/model.ts'
import type { Outcomes } from './outcomes.ts'
import type { SandboxQuestion, SandboxReply } from './sandbox.worker.ts'

export interface Sandbox {
  readonly outcomes: Outcomes | null
  readonly clouds: readonly MarkModel[] | null
  readonly busy: boolean
  readonly error: string | null
  /** The enemy plans that the player thinks of; the bot guesses the others. */
  readonly foePlans: Readonly<Record<string, Plan>>
  /** Whether presses on the board plan for the enemy. */
  readonly forEnemy: boolean
  setForEnemy(on: boolean): void
  giveEnemy(unit: number, step: Step): void
  /** Plays the turn so many times. */
  try(tries: number): void
  clear(): void
}

/** Tries of the turn that is being planned, in a worker. */
export function useSandbox(view: HundredView | null, orders: OrdersChoice): Sandbox {
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [foePlans, setFoePlans] = useState<Readonly<Record<string, Plan>>>({})
  const [forEnemy, setForEnemy] = useState(false)
  const ready = view !== null
  useEffect(() => {
    if (ready) return
    setOutcomes(null)
    setFoePlans({})
    setForEnemy(false)
    setBusy(false)
    asked.current++
  }, [ready])
  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  const attempt = useCallback(
    (tries: number) => {
      if (view === null) return
      if (worker.current === null) {
        const made = new Worker(new URL('./sandbox.worker.ts', import.meta.url), { type: 'module', name: 'sandbox' })
        made.onmessage = ({ data }: MessageEvent<SandboxReply>) => {
          if (data.id !== asked.current) return
          setBusy(false)
          if ('error' in data) setError(data.error)
          else setOutcomes(data.outcomes)
        }
        worker.current = made
      }
      const question: SandboxQuestion = {
        id: ++asked.current,
        view,
        orders,
        foePlans,
        tries,
        seed: randomSeed(),
      }
      setBusy(true)
      setError(null)
      worker.current.postMessage(question)
    },
    [view, orders, foePlans],
  )
  const clear = useCallback(() => {
    setOutcomes(null)
    setFoePlans({})
  }, [])
  const giveEnemy = useCallback((unit: number, step: Step) => {
    setFoePlans((before) => ({
      ...before,
      [unit]: { steps: [...(before[unit]?.steps ?? []), step].slice(0, 12), loop: false },
    }))
  }, [])
  const clouds = useMemo((): readonly MarkModel[] | null => {
    if (outcomes === null) return null
    return outcomes.fighters.map((one) => ({
      kind: 'cloud',
      points: one.points,
      seat: Number(one.key.slice(1)) > 100 ? 1 : 0,
    }))
  }, [outcomes])
  return { outcomes, clouds, busy, error, foePlans, forEnemy, setForEnemy, giveEnemy, try: attempt, clear }
}
