import { gameOf } from '@tessera/play/registry'
import { Button, Skeletons } from '@tessera/ui'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { words } from '../words/catalogue.ts'

const MINUTE = 60

/** A minute with a bot before anybody waits: the match has not begun, so no clock runs. One press ends it. */
export function Practice(props: {
  readonly game: string
  readonly back: string
  readonly onReady: () => void
  /** The words of the button that ends it. */
  readonly ready: string
}): ReactNode {
  const { game, ...ways } = props
  const Table = useMemo(() => {
    const entry = gameOf(game)
    return (
      entry &&
      lazy(async () => {
        const { Practice: Found, task } = (await entry.screens()).screens
        const Both = (rest: typeof ways) => (
          <>
            <Strip task={task} {...rest} />
            {Found !== null && <Found {...rest} />}
          </>
        )
        return { default: Both }
      })
    )
  }, [game])
  return (
    <div className="on-table">
      <Suspense
        fallback={
          <main className="loading">
            <h1 className="vh">{words.text('practice.title')}</h1>
            <Skeletons lines={4} label={words.text('practice.opening')} />
          </main>
        }
      >
        {Table !== undefined && <Table {...ways} />}
      </Suspense>
    </div>
  )
}

function Strip(props: { readonly task: string; readonly onReady: () => void; readonly ready: string }) {
  const left = useCountdown(MINUTE)
  return (
    <aside className="on-strip on-practice" aria-label={words.text('practice.title')}>
      <b>{words.text('practice.title')}</b>
      <span className="on-clock" role="timer">
        {left > 0 ? `0:${String(left).padStart(2, '0')}` : '0:00'}
      </span>
      <p>{left > 0 ? props.task : words.text('practice.over')}</p>
      <Button kind="primary" onClick={props.onReady}>
        {props.ready}
      </Button>
    </aside>
  )
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
