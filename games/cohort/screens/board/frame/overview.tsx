import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** The whole map in small with a frame around the part in sight; pulling the frame moves it. A picture only. */
export function Overview(props: { readonly pan: RefObject<HTMLDivElement | null>; readonly children: ReactNode }) {
  const { pan } = props
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pan.current
    if (element === null) return
    const follow = () => {
      const box = frame.current
      if (box === null) return
      box.style.left = `${(element.scrollLeft / element.scrollWidth) * 100}%`
      box.style.width = `${(element.clientWidth / element.scrollWidth) * 100}%`
      box.style.top = `${(element.scrollTop / element.scrollHeight) * 100}%`
      box.style.height = `${(element.clientHeight / element.scrollHeight) * 100}%`
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [pan])
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const strip = event.currentTarget.getBoundingClientRect()
    const element = pan.current
    if (element === null) return
    element.scrollLeft = ((event.clientX - strip.left) / strip.width) * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = ((event.clientY - strip.top) / strip.height) * element.scrollHeight - element.clientHeight / 2
  }
  return (
    <div className="co-overview" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      {props.children}
      <div className="frame" ref={frame} />
    </div>
  )
}
