import { readArmyCode } from '@tessera/hexline'
import { savedCodes } from '@tessera/ui/storage'

/** Armies kept in this browser, as their codes (HEX-103). */
export const savedArmies = savedCodes('hexline.armies', (code) => readArmyCode(code).ok)
