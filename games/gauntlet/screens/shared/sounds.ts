export { CAMP as place } from '@tessera/ui/sound'
