import { IconButton } from '#ui'
import { change, useSettings } from './settings.ts'

/** Switches lamplight and daylight. */
export function ThemeButton() {
  const theme = useSettings((settings) => settings.theme)
  const onClick = () => {
    const light = theme === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : theme === 'daylight'
    change({ theme: light ? 'lamplight' : 'daylight' })
  }
  return <IconButton label="Lamplight or daylight" glyph="theme" onClick={onClick} />
}
