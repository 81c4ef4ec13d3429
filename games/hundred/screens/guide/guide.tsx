import { words } from '@tessera/hundred/words'
import { type GuideProps, useVersion } from '@tessera/play'
import { Button, IconButton } from '@tessera/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Hundred } from '../types.ts'
import { learnedSoFar } from './learned.ts'
import { LESSONS, passed } from './lessons.ts'
import './guide.css'

/** HUN-1302: the lessons beside the first battle. They never block play, and what was done stays done. */
export default function Guide({
  session,
  seen,
  present,
  own,
  onOwn,
  onDone,
  onRematch,
}: GuideProps<Hundred>): ReactNode {
  const version = useVersion(session)
  const { timeline } = session
  const done = own.lessons
  const keep = (lessons: readonly number[]): void => onOwn({ ...own, lessons })
  const card = useCard()
  const nerve = useNerve()
  const me = session.seat === 'spectator' ? 0 : session.seat
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeline grows in place
  const facts = useMemo(() => {
    const events = []
    const turnEnds = []
    const last = Math.min(seen, timeline.length - 1)
    for (let index = 0; index <= last; index++) {
      const list = timeline.events(index)
      events.push(...list)
      if (list.some((event) => event.type === 'TurnEnded')) turnEnds.push(timeline.frame(index).view)
    }
    return { view: timeline.frame(Math.max(0, last)).view, events, turnEnds, me }
  }, [timeline, version, seen, me])
  const all = passed({ ...facts, card, nerve }, done)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each lesson that is learned
  useEffect(() => {
    if (all.length > done.length) keep(all)
  }, [all.length, done.length])
  const at = LESSONS.findIndex((_, lesson) => !done.includes(lesson))
  const lesson = LESSONS[at]
  const left = LESSONS.length - done.length
  const over = facts.view.result !== null && learnedSoFar(done) !== null
  return (
    <aside className={present ? 'hu-guide panel' : 'hu-guide panel away'} aria-label={words.text('guide.lessons')}>
      <header>
        <b>
          {lesson === undefined
            ? words.text('guide.allDone')
            : words.text('guide.lesson', { n: at + 1, all: LESSONS.length })}
        </b>
        <span className="dots" aria-hidden="true">
          {LESSONS.map((one, i) => (
            <i key={one.id} className={done.includes(i) ? 'on' : i === at ? 'cur' : ''} />
          ))}
        </span>
        <IconButton label={words.text('guide.leave')} glyph="close" onClick={onDone} />
      </header>
      {lesson === undefined ? (
        <p>{words.text('guide.know')}</p>
      ) : over ? (
        <p role="status">{words.text('guide.left', { n: left })}</p>
      ) : (
        <div role="status">
          <h2>{words.text(`guide.${lesson.id}.title`)}</h2>
          <p>{words.text(`guide.${lesson.id}.text`)}</p>
        </div>
      )}
      {lesson === undefined && <Button onClick={onDone}>{words.text('build.done')}</Button>}
      {over && <Button onClick={onRematch}>{words.text('guide.again')}</Button>}
      {lesson !== undefined && !over && (
        <Button kind="quiet" onClick={() => keep([...done, at])}>
          {words.text('guide.skip')}
        </Button>
      )}
    </aside>
  )
}

/** The name on the fighter's card that is on the page; empty while there is none. */
function useCard(): string {
  const [name, setName] = useState('')
  useEffect(() => {
    const look = () => {
      const card = document.querySelector('.hu-card:has(.hu-skills)')
      // On a phone it is behind a tab.
      setName(card?.checkVisibility() ? (card.querySelector('h2')?.textContent ?? '') : '')
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['class', 'hidden', 'aria-selected', 'data-tab'],
    })
    look()
    return () => observer.disconnect()
  }, [])
  return name
}

/** Whether a test of nerve has been opened in the log: by a press, since the newest line stands open by itself. */
function useNerve(): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const look = () => {
      const sums = [...document.querySelectorAll('.log .say[aria-expanded="true"] ~ .sum dt')]
      const names = [words.text('sum.nerve'), words.text('skill.morale')]
      const isNerve = (text: string): boolean => names.some((name) => text.startsWith(name))
      if (sums.some((sum) => isNerve(sum.textContent ?? '') && sum.checkVisibility())) setOpened(true)
    }
    const observer = new MutationObserver(look)
    const press = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.log .say') === null) return
      // The press opens its card a moment later.
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-expanded'] })
      look()
    }
    document.addEventListener('click', press, true)
    return () => {
      document.removeEventListener('click', press, true)
      observer.disconnect()
    }
  }, [])
  return opened
}
