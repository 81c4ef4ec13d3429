import { type CSSProperties, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../store/local.ts'
import { Button, IconButton } from './button.tsx'

export interface TourStep {
  /** CSS selector of what it points at; without one the step stands in the middle. */
  readonly target?: string
  readonly title: string
  /** One or two sentences. */
  readonly text: string
  /** Done when the step begins: open a tab, select a piece. */
  readonly before?: () => void
  /** The step ends when the player has done something: subscribe, call `done` then, return how to unsubscribe. */
  readonly until?: (done: () => void) => () => void
}

export interface TourProps {
  /** Under this name it is remembered that the tour was taken or left. */
  readonly id: string
  readonly steps: readonly TourStep[]
  /** Called at the end and when it is left before. */
  readonly onDone?: (how: 'taken' | 'left') => void
  /** Shows it even if it was taken before. */
  readonly again?: boolean
}

/** Whether somebody in this browser has taken or left this tour. */
function tourTaken(id: string): boolean {
  return readStored(`tour.${id}`) === true
}

/** Points at things, one after the other. The page below stays usable; Escape leaves, arrows and Enter move. */
export function Tour({ id, steps, onDone, again }: TourProps) {
  const [at, setAt] = useState(() => (!again && tourTaken(id) ? steps.length : 0))
  const step = steps[at]
  const end = useCallback(
    (how: 'taken' | 'left') => {
      setAt(steps.length)
      writeStored(`tour.${id}`, true)
      onDone?.(how)
    },
    [id, steps.length, onDone],
  )
  const leave = useCallback(() => end('left'), [end])
  const go = useCallback(
    (to: number) => {
      if (to >= steps.length) end('taken')
      else setAt(Math.max(0, to))
    },
    [steps.length, end],
  )
  if (!step) return null
  return <Step key={at} step={step} at={at} count={steps.length} go={go} leave={leave} />
}

/** A step that ends when something is pressed, wherever it is on the page by then. */
export function pressed(target: string): NonNullable<TourStep['until']> {
  return (done) => {
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(target) !== null) done()
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }
}

interface StepProps {
  readonly step: TourStep
  readonly at: number
  readonly count: number
  readonly go: (to: number) => void
  readonly leave: () => void
}

function Step({ step, at, count, go, leave }: StepProps) {
  const card = useRef<HTMLDivElement>(null)
  const heading = useId()
  const area = useArea(step.target)
  useEffect(() => {
    step.before?.()
    return step.until?.(() => go(at + 1))
  }, [step, at, go])
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    const onKeyDown = (event: KeyboardEvent) => {
      // Where the page itself has something to take back, Escape is the page's.
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [leave])
  return (
    <>
      {area && <div className="tour-light" style={lightStyle(area)} aria-hidden="true" />}
      <div
        ref={card}
        className="tour-card"
        role="dialog"
        aria-labelledby={heading}
        aria-describedby={`${heading}-text`}
        tabIndex={-1}
        style={cardStyle(area)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') go(at + 1)
          else if (event.key === 'ArrowLeft') go(at - 1)
          else if (event.key === 'Escape') leave()
          else if (event.key !== ' ' && event.key !== 'Enter') return
          // The keys of the timeline would move as well.
          event.stopPropagation()
        }}
      >
        <header>
          <span className="eyebrow">
            {at + 1} of {count}
          </span>
          <IconButton label="Leave the tour" glyph="close" onClick={leave} />
        </header>
        <h2 id={heading}>{step.title}</h2>
        <p id={`${heading}-text`}>{step.text}</p>
        <footer>
          {at > 0 && (
            <Button kind="quiet" onClick={() => go(at - 1)}>
              Back
            </Button>
          )}
          <Button kind={step.until ? 'quiet' : 'primary'} onClick={() => go(at + 1)}>
            {at + 1 === count ? 'Done' : step.until ? 'Skip this step' : 'Next'}
          </Button>
        </footer>
      </div>
    </>
  )
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the target is now; follows it when the page moves. */
function useArea(target: string | undefined): Area | null {
  const [area, setArea] = useState<Area | null>(null)
  useLayoutEffect(() => {
    if (target === undefined) return setArea(null)
    let handle = 0
    document.querySelector(target)?.scrollIntoView({ block: 'nearest' })
    const look = () => {
      const box = document.querySelector(target)?.getBoundingClientRect()
      setArea((before) => {
        if (!box || box.width === 0) return null
        const same =
          before &&
          before.left === box.left &&
          before.top === box.top &&
          before.width === box.width &&
          before.height === box.height
        return same ? before : { left: box.left, top: box.top, width: box.width, height: box.height }
      })
      handle = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(handle)
  }, [target])
  return area
}

const ROOM = 6
const CARD_WIDTH = 340
const CARD_HEIGHT = 220

function lightStyle({ left, top, width, height }: Area): CSSProperties {
  return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
}

/** Beside the target where there is room; on a phone at the edge that the target leaves free. */
function cardStyle(area: Area | null): CSSProperties {
  const { innerWidth: width, innerHeight: height } = window
  if (!area) return { left: '50%', top: '50%', transform: 'translate(-50%, -50%)' }
  if (width < 700) {
    const below = area.top + area.height / 2 < height / 2
    return below ? { left: 12, right: 12, bottom: 12, width: 'auto' } : { left: 12, right: 12, top: 12, width: 'auto' }
  }
  const clampTop = Math.max(12, Math.min(height - CARD_HEIGHT - 12, area.top))
  if (area.left + area.width + CARD_WIDTH + 32 < width) return { left: area.left + area.width + 20, top: clampTop }
  if (area.left - CARD_WIDTH - 32 > 0) return { left: area.left - CARD_WIDTH - 20, top: clampTop }
  const left = Math.max(12, Math.min(width - CARD_WIDTH - 12, area.left + area.width / 2 - CARD_WIDTH / 2))
  if (area.top > CARD_HEIGHT + 32) return { left, bottom: height - area.top + 20 }
  return { left, top: Math.min(height - CARD_HEIGHT - 12, area.top + area.height + 20) }
}
