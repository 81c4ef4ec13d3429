export { applySettings, change, SPEEDS, type Speed, useMotion, useSettings } from './settings.ts'
