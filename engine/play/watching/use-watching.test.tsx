import { FrameLog } from '@tessera/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useWatching } from './use-watching.ts'

/** As much of a page as React needs to mount a component that draws nothing. */
function emptyPage(): Element {
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  const document = { nodeType: 9, activeElement: null, ...listens }
  vi.stubGlobal('window', { ...listens, document, HTMLIFrameElement: class {} })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return Object.assign({} as Element, {
    nodeType: 1,
    tagName: 'DIV',
    textContent: '',
    ownerDocument: document,
    ...listens,
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what onSeen and onPlace return is neither called nor kept when a table is left', async () => {
  const timeline = new FrameLog<string, number>()
  timeline.push({ at: 0, cause: 'setup', period: 0, events: [], view: 0 })
  const returned = vi.fn()
  const heard: string[] = []
  const told = (what: string) => (index: number) => {
    heard.push(`${what} ${index}`)
    return returned
  }
  const [onSeen, onPlace] = [told('seen'), told('at')]
  const storyOf = () => ({ marks: [] })
  function Table() {
    useWatching({ timeline, version: 1, at: 0, running: true, storyOf, paceOf: () => 0, onSeen, onPlace })
    return null
  }
  const root = createRoot(emptyPage())
  await act(() => root.render(<Table />))
  await act(() => root.unmount())
  expect(heard).toEqual(['seen 0', 'at 0'])
  expect(returned).not.toHaveBeenCalled()
})
