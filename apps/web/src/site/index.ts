export { addedLanguages, addedMessages } from './added-languages.ts'
export { Site } from './site.tsx'
