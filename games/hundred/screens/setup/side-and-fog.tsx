import type { HundredConfig } from '@tessera/hundred'
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
          { value: 'west', name: 'West' },
          { value: 'east', name: 'East' },
        ]}
        onChange={(side) => onChange({ swapSides: side === 'east' })}
      />
      <Segments
        label="Fog"
        value={value.fog === null ? 'scenario' : value.fog ? 'on' : 'off'}
        options={[
          { value: 'scenario', name: 'As the scenario says' },
          { value: 'on', name: 'On' },
          { value: 'off', name: 'Off' },
        ]}
        onChange={(fog) => onChange({ fog: fog === 'scenario' ? null : fog === 'on' })}
      />
    </>
  )
}
