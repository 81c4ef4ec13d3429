import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../storage/index.ts'
import { words } from '../words/catalogue.ts'
import { Button, IconButton } from './button.tsx'
import { type Box, lightOn, placeCard } from './tour-place.ts'

export interface TourStep {
  /** CSS selectors of elements it points at: the first that is visible counts; without one the step stands in the middle. */
  readonly target?: string | readonly string[]
  /** What is lit as well, when it lies beside the target. */
  readonly and?: string
  readonly title: string
  /** One or two sentences. */
  readonly text: string
  /** Done when the step begins: open a tab, select a piece. */
  readonly before?: () => void
  /** The step ends when the player has done something: subscribe, call `done` then, return how to unsubscribe. */
  readonly until?: (done: () => void) => () => void
  /** The player is to press something: the card has a button that presses it for them. */
  readonly press?: { readonly name: string; readonly target: string }
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

/** Whether this tour was taken or left in this browser. */
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

/**
 * A step that ends as soon as something stands on the page. It is told of every change when it is made, so that what
 * comes and goes between two pictures is not missed, and a press that stops something stops it there.
 */
export function appears(target: string): NonNullable<TourStep['until']> {
  return (done) => {
    const look = () => {
      if (document.querySelector(target) === null) return
      changes.disconnect()
      done()
    }
    const changes = new MutationObserver(look)
    changes.observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
    return () => changes.disconnect()
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
  const area = useArea(step.target, step.and)
  const [height, setHeight] = useState(220)
  const screen = useScreen()
  const light = area === null ? null : lightOn(area, screen)
  const place = placeCard(light, height, screen)
  useLayoutEffect(() => setHeight(card.current?.offsetHeight ?? height))
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
      {light && <div className="tour-light" style={light} aria-hidden="true" />}
      <div
        ref={card}
        className="tour-card"
        role="dialog"
        aria-labelledby={heading}
        aria-describedby={`${heading}-text`}
        tabIndex={-1}
        style={{ left: place.left, top: place.top, width: place.width }}
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
          <span className="eyebrow">{words.text('tour.step', { at: at + 1, count })}</span>
          <IconButton label={words.text('tour.leave')} glyph="close" onClick={leave} />
        </header>
        <h2 id={heading}>{step.title}</h2>
        <p id={`${heading}-text`}>{step.text}</p>
        <footer>
          {at > 0 && (
            <Button kind="quiet" onClick={() => go(at - 1)}>
              {words.text('tour.back')}
            </Button>
          )}
          {step.press === undefined ? (
            <Button kind={step.until ? 'quiet' : 'primary'} onClick={() => go(at + 1)}>
              {words.text(step.until ? 'tour.skip' : at + 1 === count ? 'tour.done' : 'tour.next')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => seen(step.press?.target)?.click()}>
              {step.press.name}
            </Button>
          )}
        </footer>
      </div>
    </>
  )
}

/** Where the target is now; follows it when the page moves. */
function useArea(target: TourStep['target'], and: string | undefined): Box | null {
  const [area, setArea] = useState<Box | null>(null)
  useLayoutEffect(() => {
    if (target === undefined) return setArea(null)
    let handle = 0
    seen(target)?.scrollIntoView({ block: 'nearest' })
    const look = () => {
      const box = around([seen(target), seen(and)])
      setArea((before) => (sameBox(before, box) ? before : box))
      handle = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(handle)
  }, [target, and])
  return area
}

function useScreen(): { readonly width: number; readonly height: number } {
  const [screen, setScreen] = useState({ width: innerWidth, height: innerHeight })
  useEffect(() => {
    const look = () => setScreen({ width: innerWidth, height: innerHeight })
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return screen
}

/** The first of these that is on the page and takes up room. */
function seen(target: TourStep['target']): HTMLElement | null {
  for (const selector of target === undefined ? [] : [target].flat()) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.getBoundingClientRect().width > 0) return element
    }
  }
  return null
}

function around(elements: readonly (HTMLElement | null)[]): Box | null {
  const boxes = elements.flatMap((element) => (element === null ? [] : [element.getBoundingClientRect()]))
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return { left, top, width: right - left, height: bottom - top }
}

function sameBox(a: Box | null, b: Box | null): boolean {
  if (a === null || b === null) return a === b
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
