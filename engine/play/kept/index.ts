export { chooseFile, inputErrorLine, readRecordFile, saveRecordFile, saveText } from './files.ts'
export { type Going, goingOf, keepGoing } from './going.ts'
export { matches, type StoredMatch, useMatches } from './matches.ts'
