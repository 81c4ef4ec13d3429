import '@tessera/ui/styles/fonts.css'
import '@tessera/ui/styles/tokens.css'
import '@tessera/ui/styles/base.css'
import '@tessera/ui/ui.css'
import '@tessera/table/table.css'
import './pages/pages.css'
import '@tessera/ui/styles/touch.css'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import './register.ts'
import { lookOut } from '@tessera/play/online'
import { keepFocus } from '@tessera/ui'
import { applyLanguage, applySettings } from '@tessera/ui/settings'
import { listenForFirstPress } from '@tessera/ui/sound'
import { words as uiWords } from '@tessera/ui/words'
import { findLanguages, language, onLanguage } from '@tessera/words'
import { App } from './app.tsx'
import { registerOffline } from './offline/index.ts'
import { tellError, tellErrors } from './online/index.ts'
import { addedLanguages, addedMessages } from './site/index.ts'
import { words } from './words/catalogue.ts'

applySettings()
listenForFirstPress()
keepFocus()
lookOut()
tellErrors()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const onCaughtError = (error: unknown): void => {
  console.error(error)
  tellError(error)
}
/** Every page begins again in the language that is spoken now. */
function Spoken() {
  return <App key={useSyncExternalStore(onLanguage, language)} />
}

findLanguages(addedMessages)
await applyLanguage(addedLanguages)
await Promise.all([uiWords.ready(), words.ready()])
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <Spoken />
  </StrictMode>,
)
void registerOffline()
