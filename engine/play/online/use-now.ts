import { useEffect, useState } from 'react'
import { serverNow } from './api.ts'

/** The server's time, renewed every second while the page is in sight; `running` false stops it. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!running) return
    setNow(serverNow())
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
