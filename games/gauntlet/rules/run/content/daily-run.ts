import type { Dice } from '@tessera/kernel'
import type { Content } from '../../content/content.ts'
import type { DailyRun } from '../config.ts'
import { randomBanner, randomDeck } from '../view/sample.ts'

/** GR-2411: what a day is played with, drawn from dice that are not those of its runs. */
export function drawDailyRun(content: Content, day: string, dice: Dice): DailyRun {
  const banner = randomBanner(content, dice)
  return { day, ...banner, deck: randomDeck(content, banner, dice) }
}
