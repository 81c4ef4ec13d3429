export { HALL as place } from '@tessera/ui/sound'
