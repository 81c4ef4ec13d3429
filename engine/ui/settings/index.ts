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
