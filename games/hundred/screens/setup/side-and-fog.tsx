import type { HundredConfig } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Segments } from '@tessera/ui'

type SideAndFogOptions = Pick<HundredConfig, 'swapSides' | 'fog'>

/** The side of the first seat, and whether there is fog. */
export function SideAndFog({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: SideAndFogOptions
  readonly onChange: (part: Partial<SideAndFogOptions>) => void
}) {
  return (
    <>
      <Segments
        label={label}
        value={value.swapSides ? 'east' : 'west'}
        options={[
          { value: 'west', name: words.text('setup.west') },
          { value: 'east', name: words.text('setup.east') },
        ]}
        onChange={(side) => onChange({ swapSides: side === 'east' })}
      />
      <Segments
        label={words.text('setup.fog')}
        value={value.fog === null ? 'scenario' : value.fog ? 'on' : 'off'}
        options={[
          { value: 'scenario', name: words.text('setup.asScenario') },
          { value: 'on', name: words.text('setup.on') },
          { value: 'off', name: words.text('setup.off') },
        ]}
        onChange={(fog) => onChange({ fog: fog === 'scenario' ? null : fog === 'on' })}
      />
    </>
  )
}
