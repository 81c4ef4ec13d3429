export * from './controls/index.ts'
export { BoardIcon, ICON_FIELD, Icon, iconsLater } from './icons/index.ts'
export { ThemeButton } from './preferences/index.ts'
