import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Skeletons } from '../../../ui/index.ts'
import { FIRST_OPPONENT } from './opponent.ts'
import { FIRST_ARMY, PLAY_CONFIG } from './remembered.ts'
import { startMatch } from './start.ts'

/** The guided first battle at /hexline/learn: a match like any other, with the tour beside it. */
export default function Learn() {
  useTitle('Learn Hexline')
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void startMatch({ config: PLAY_CONFIG, opponent: FIRST_OPPONENT, army: FIRST_ARMY, tour: true }).then((match) => {
      if ('path' in match) navigate(match.path, { replace: true })
      else setTrouble(match.text)
    })
  }, [navigate])
  if (trouble !== null)
    return (
      <Nowhere play="/hexline/play" title="The first battle cannot begin">
        {trouble}
      </Nowhere>
    )
  return (
    <main className="loading">
      <Skeletons lines={4} label="Setting up your first battle" />
    </main>
  )
}
