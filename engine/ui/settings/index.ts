export { applyLanguage, findAddedLanguages, useLanguages } from './language.ts'
export {
  applySettings,
  change,
  type Settings,
  SPEEDS,
  type Speed,
  useMotion,
  useSettings,
  VOLUMES,
} from './settings.ts'
