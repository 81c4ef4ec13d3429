export { FriendsPanel } from './friends-panel.tsx'
