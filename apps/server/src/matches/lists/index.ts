export {
  cursor,
  history,
  invitations,
  type ListQuery,
  mine,
  openMatches,
  type Page,
  standing,
} from './lists.ts'
export { opponents } from './opponents.ts'
export { matchOfTheDay, runningMatches } from './watchable.ts'
