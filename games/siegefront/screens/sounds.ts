import { WALLS } from '@tessera/ui/sound'

export const place = WALLS
