export { keepOffline, registerOffline } from './register.ts'
