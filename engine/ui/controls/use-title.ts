import { useEffect } from 'react'

let name = ''
let waiting = 0

/** The tab's name: "Replays · Tessera". */
export function useTitle(title: string): void {
  useEffect(() => {
    name = title
    write()
  }, [title])
}

/** How many matches wait for a choice, before the name: "(2) Replays · Tessera". */
export function countInTitle(count: number): void {
  waiting = count
  write()
}

function write(): void {
  const whole = name === '' ? 'Tessera' : `${name} · Tessera`
  document.title = waiting > 0 ? `(${waiting}) ${whole}` : whole
}
