import '@tessera/ui/styles/fonts.css'
import '@tessera/ui/styles/tokens.css'
import '@tessera/ui/styles/base.css'
import '@tessera/ui/ui.css'
import '@tessera/table/table.css'
import './pages/pages.css'
import '@tessera/ui/styles/touch.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './register.ts'
import { lookOut } from '@tessera/play/online'
import { keepFocus } from '@tessera/ui'
import { applySettings } from '@tessera/ui/settings'
import { listenForFirstPress } from '@tessera/ui/sound'
import { App } from './app.tsx'
import { registerOffline } from './offline/index.ts'
import { tellError, tellErrors } from './online/index.ts'

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
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void registerOffline()
