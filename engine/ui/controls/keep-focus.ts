/** What a focus that has lost its place may go to: the nearest of these around it. */
const ROOMS = 'dialog[open], [role="tabpanel"], section, article, main, #content'

/**
 * A button that goes away when it is pressed would leave the focus to the page, and people who use the keyboard or a screen reader at its very
 * top. Instead the focus moves to the room the button stood in, or to the page's content.
 */
export function keepFocus(): () => void {
  let last: Element | null = null
  let around: readonly Element[] = []
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = target
    around = roomsOf(target)
  }
  const look = () => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    last = null
    const room = around.find((one) => one.isConnected) ?? document.querySelector('main, #content')
    if (!(room instanceof HTMLElement)) return
    if (!room.hasAttribute('tabindex')) room.tabIndex = -1
    room.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

function roomsOf(element: Element): readonly Element[] {
  const rooms: Element[] = []
  for (
    let room = element.parentElement?.closest(ROOMS) ?? null;
    room !== null;
    room = room.parentElement?.closest(ROOMS) ?? null
  )
    rooms.push(room)
  return rooms
}
