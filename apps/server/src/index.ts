export { type DatabasePlace, openDatabase } from './database/open.ts'
export { readSettings, type Settings, SettingsError } from './operate/settings.ts'
export { type RunningServer, type ServerOptions, startServer } from './start.ts'
