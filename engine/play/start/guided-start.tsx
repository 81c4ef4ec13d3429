import { words } from '@tessera/table/words'
import { Skeletons, useTitle } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { useEffect, useRef, useState } from 'react'
import { Nowhere } from '../kept/index.ts'

export interface GuidedStartProps {
  /** The game's name. */
  readonly name: string
  /** Its set-up page, when the guided match cannot begin. */
  readonly play: string
  readonly begin: () => Promise<{ readonly path: string } | { readonly text: string }>
}

/** Begins a game's guided first match, once, and goes there. */
export function GuidedStart({ name, play, begin }: GuidedStartProps) {
  const title = words.text('learn.title', { game: name })
  useTitle(title)
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin().then((match) => {
      if ('path' in match) navigate(match.path, { replace: true })
      else setTrouble(match.text)
    })
  }, [navigate, begin])
  if (trouble !== null)
    return (
      <Nowhere title={words.text('learn.refused')} play={play}>
        {trouble}
      </Nowhere>
    )
  return (
    <main className="loading">
      <h1 className="vh">{title}</h1>
      <Skeletons lines={4} label={words.text('learn.opening')} />
    </main>
  )
}
