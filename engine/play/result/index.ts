export { GiveUp } from './give-up.tsx'
export { HowItWent } from './how-it-went.tsx'
export { OverDialog, overTitle } from './over-dialog.tsx'
export { wasPlayedOut } from './played-out.ts'
