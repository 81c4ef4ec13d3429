import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './ui/ui.css'
import './table/table.css'
import './pages/pages.css'
import './styles/touch.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { registerOffline } from './offline/register.ts'
import { lookOut } from './online/outlook.ts'
import { tellError, tellErrors } from './online/tell-errors.ts'
import { applySettings } from './settings/settings.ts'
import { listenForFirstPress } from './sound/index.ts'
import { keepFocus } from './ui/keep-focus.ts'

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
