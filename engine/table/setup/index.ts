export { SaveDialog, SaveRow } from './save-dialog.tsx'
export { SavedTools } from './saved-tools.tsx'
