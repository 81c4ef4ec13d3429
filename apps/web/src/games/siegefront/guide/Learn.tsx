import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Skeletons } from '../../../ui/index.ts'
import { startMatch } from '../match/start.ts'
import { FIRST_MATCH } from './first-match.ts'

/** The guided first match at /siegefront/learn: a match like any other, with the guide beside it. */
export default function Learn() {
  useTitle('Learn Siegefront')
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void startMatch(FIRST_MATCH).then((match) => {
      if ('path' in match) navigate(match.path, { replace: true })
      else setTrouble(match.text)
    })
  }, [navigate])
  if (trouble !== null)
    return (
      <Nowhere title="The first match cannot begin" play="/siegefront/play">
        {trouble}
      </Nowhere>
    )
  return (
    <main className="loading">
      <h1 className="vh">Learn Siegefront</h1>
      <Skeletons lines={4} label="Setting up your first match" />
    </main>
  )
}
