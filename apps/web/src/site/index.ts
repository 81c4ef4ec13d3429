export { Site } from './site.tsx'
