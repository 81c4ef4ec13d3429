import { useEffect, useState } from 'react'
import { serverNow } from './api.ts'

/** The server's time, told anew every second while somebody looks; `running` false lets it stand. */
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
