import { readArmyCode } from '@tessera/cohort'
import { savedCodes } from '#web/store/saved-codes.ts'

/** Armies kept in this browser, as their codes. */
export const savedArmies = savedCodes('cohort.armies', (code) => readArmyCode(code).ok)
