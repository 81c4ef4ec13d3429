export { LP_OFF, type LpChoice, LpOption, OwnBonus } from './lp-option.tsx'
