import { Button, Dialog, Segments, Toggle } from '../controls/index.ts'
import { change, type Settings, SPEEDS, useSettings, VOLUMES } from '../settings/index.ts'
import { playSound } from '../sound/index.ts'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Every change counts at once and is kept in this browser. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const settings = useSettings()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Settings"
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Segments<Settings['theme']>
        label="Theme"
        value={settings.theme}
        options={[
          { value: 'system', name: 'As the system' },
          { value: 'dark', name: 'Dark' },
          { value: 'light', name: 'Light' },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Segments<Settings['motion']>
        label="Motion"
        hint="Without motion a battle still plays; things appear where they end up."
        value={settings.motion}
        options={[
          { value: 'system', name: 'As the system' },
          { value: 'full', name: 'Always' },
          { value: 'none', name: 'Never' },
        ]}
        onChange={(motion) => change({ motion })}
      />
      <Segments
        label="Speed when a battle begins"
        value={String(settings.speed)}
        options={SPEEDS.map((speed) => ({ value: String(speed), name: speed === 0.5 ? '½×' : `${speed}×` }))}
        onChange={(value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
      />
      <Segments<Settings['battles']>
        label="Automatic battles"
        hint="Briskly, walking is fast and blows are slow, and a battle takes 30 to 45 seconds."
        value={settings.battles}
        options={[
          { value: 'brisk', name: 'Briskly' },
          { value: 'every-step', name: 'Every step' },
        ]}
        onChange={(battles) => change({ battles })}
      />
      <Segments
        label="Sound"
        hint="Blows, horns, cards and dice; no music. Everything that sounds is also shown."
        value={String(settings.volume)}
        options={VOLUMES.map((volume, i) => ({ value: String(volume), name: LOUDNESS[i] ?? '' }))}
        onChange={(value) => {
          change({ volume: VOLUMES.find((volume) => String(volume) === value) ?? 0 })
          playSound('metal')
        }}
      />
      <Toggle
        label="Ambience"
        hint="Wind on the field, a fire in the hall, quietly while a table is open."
        checked={settings.ambience}
        onChange={(ambience) => change({ ambience })}
      />
      {'vibrate' in navigator && (
        <Toggle
          label="Buzz on this device"
          hint="When a piece falls and when a match ends."
          checked={settings.haptics}
          onChange={(haptics) => change({ haptics })}
        />
      )}
      <Toggle
        label="Coordinates on boards"
        hint="Column and row in every cell, as the log names them."
        checked={settings.coordinates}
        onChange={(coordinates) => change({ coordinates })}
      />
    </Dialog>
  )
}

const LOUDNESS = ['Off', 'Quiet', 'Normal', 'Loud'] as const
