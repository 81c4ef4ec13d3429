import { FIELD } from '@tessera/ui/sound'

export const place = FIELD
