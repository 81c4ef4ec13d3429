import { contenders as gauntlet } from '../gauntlet/bench/contenders.ts'
import { contenders as hexline } from '../hexline/bench/contenders.ts'
import { contenders as hundred } from '../hundred/bench/contenders.ts'
import { contenders as siegefront } from '../siegefront/bench/contenders.ts'

/** Of the games, what can be measured in a process of its own. */
export const gameContenders = { ...gauntlet, ...hexline, ...hundred, ...siegefront }
