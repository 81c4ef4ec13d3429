import { IconButton } from '../controls/index.ts'
import { change, useSettings } from '../settings/index.ts'
import { words } from '../words/catalogue.ts'

/** Switches between the dark and the light theme. */
export function ThemeButton() {
  const theme = useSettings((settings) => settings.theme)
  const onClick = () => {
    const light = theme === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : theme === 'light'
    change({ theme: light ? 'dark' : 'light' })
  }
  return (
    <IconButton className="theme-button" label={words.text('settings.theme.switch')} glyph="theme" onClick={onClick} />
  )
}
