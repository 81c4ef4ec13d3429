import { startMatch, useBegin } from '@tessera/play'
import { Button, useTitle } from '@tessera/ui'
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
