import { startMatch, useBegin } from '#play'
import { Button } from '#ui'
import { useTitle } from '#web/pages/use-title.ts'
import { lanternsMatch } from '../match/definition.ts'

export default function Play() {
  useTitle('Play Lanterns')
  const begin = useBegin()
  return (
    <main>
      <h1>Play Lanterns</h1>
      {(['steward', 'gambler'] as const).map((level) => (
        <Button
          key={level}
          onClick={() => void begin(startMatch(lanternsMatch, { config: {}, opponent: { level }, own: {} }))}
        >
          {`Against the ${level}`}
        </Button>
      ))}
    </main>
  )
}
