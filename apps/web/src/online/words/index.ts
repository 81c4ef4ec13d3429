export { clockWords, leavingWords, leftWords, timeWords } from './clock-words.ts'
export { leftOf, stands } from './left.ts'
export { againstWords, capital, gameName, listed, othersIn, playersOf, seatName } from './people-words.ts'
export { endWords, howWords, outcomeFor, resultWords, suddenWords } from './result-words.ts'
