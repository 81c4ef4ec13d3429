import { controls } from './controls.ts'
import { settings } from './settings.ts'

/** English: the source of all other languages. */
export const en = { ...controls, ...settings } as const
