export { BoardIcon, Icon } from './icon.tsx'
export { ICON_FIELD, iconsLater } from './icon-registry.ts'
