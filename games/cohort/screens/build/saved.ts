import { readArmyCode } from '@tessera/cohort'
import { savedCodes } from '@tessera/ui/storage'

/** Armies kept in this browser, as their codes. */
export const savedArmies = savedCodes('cohort.armies', (code) => readArmyCode(code).ok)
