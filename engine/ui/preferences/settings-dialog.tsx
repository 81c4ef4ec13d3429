import { useEffect } from 'react'
import { Button, Dialog, Segments, Toggle } from '../controls/index.ts'
import {
  change,
  findAddedLanguages,
  type Settings,
  SPEEDS,
  useLanguages,
  useSettings,
  VOLUMES,
} from '../settings/index.ts'
import { playSound } from '../sound/index.ts'
import { words } from '../words/catalogue.ts'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Every change counts at once and is kept in this browser. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const settings = useSettings()
  const languages = useLanguages()
  useEffect(() => {
    if (open) void findAddedLanguages()
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text('settings.title')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {words.text('settings.done')}
        </Button>
      }
    >
      <Segments
        label={words.text('settings.language')}
        hint={words.text('settings.language.hint')}
        value={settings.language}
        options={[
          { value: 'system', name: words.text('settings.system') },
          ...languages.map((tag) => ({ value: tag, name: nameOfLanguage(tag) })),
        ]}
        onChange={(language) => change({ language })}
      />
      <Segments<Settings['theme']>
        label={words.text('settings.theme')}
        value={settings.theme}
        options={[
          { value: 'system', name: words.text('settings.system') },
          { value: 'dark', name: words.text('settings.theme.dark') },
          { value: 'light', name: words.text('settings.theme.light') },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Segments<Settings['motion']>
        label={words.text('settings.motion')}
        hint={words.text('settings.motion.hint')}
        value={settings.motion}
        options={[
          { value: 'system', name: words.text('settings.system') },
          { value: 'full', name: words.text('settings.motion.full') },
          { value: 'none', name: words.text('settings.motion.none') },
        ]}
        onChange={(motion) => change({ motion })}
      />
      <Segments
        label={words.text('settings.speed')}
        value={String(settings.speed)}
        options={SPEEDS.map((speed) => ({ value: String(speed), name: speed === 0.5 ? '½×' : `${speed}×` }))}
        onChange={(value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
      />
      <Segments<Settings['battles']>
        label={words.text('settings.battles')}
        hint={words.text('settings.battles.hint')}
        value={settings.battles}
        options={[
          { value: 'brisk', name: words.text('settings.battles.brisk') },
          { value: 'every-step', name: words.text('settings.battles.every-step') },
        ]}
        onChange={(battles) => change({ battles })}
      />
      <Segments
        label={words.text('settings.sound')}
        hint={words.text('settings.sound.hint')}
        value={String(settings.volume)}
        options={VOLUMES.map((volume, i) => ({
          value: String(volume),
          name: words.text(`settings.sound.${LOUDNESS[i] ?? 'off'}`),
        }))}
        onChange={(value) => {
          change({ volume: VOLUMES.find((volume) => String(volume) === value) ?? 0 })
          playSound('metal')
        }}
      />
      <Toggle
        label={words.text('settings.ambience')}
        hint={words.text('settings.ambience.hint')}
        checked={settings.ambience}
        onChange={(ambience) => change({ ambience })}
      />
      {'vibrate' in navigator && (
        <Toggle
          label={words.text('settings.haptics')}
          hint={words.text('settings.haptics.hint')}
          checked={settings.haptics}
          onChange={(haptics) => change({ haptics })}
        />
      )}
      <Toggle
        label={words.text('settings.coordinates')}
        hint={words.text('settings.coordinates.hint')}
        checked={settings.coordinates}
        onChange={(coordinates) => change({ coordinates })}
      />
    </Dialog>
  )
}

const LOUDNESS = ['off', 'quiet', 'normal', 'loud'] as const

/** Every language by the name its speakers give it. */
function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
