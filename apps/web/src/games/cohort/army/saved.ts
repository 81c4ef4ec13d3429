import { savedCodes } from '../../../store/saved-codes.ts'
import { readArmyCode } from './code.ts'

/** Armies kept in this browser, as their codes. */
export const savedArmies = savedCodes('cohort.armies', (code) => readArmyCode(code).ok)
