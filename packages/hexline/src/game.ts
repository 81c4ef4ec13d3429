import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { HexlineEvent } from './events.ts'
import { faults } from './faults.ts'
import { picture } from './picture.ts'
import { ruleset } from './ruleset.ts'
import { sentence } from './sentence.ts'
import type { HexlineChoice, HexlineConfig, HexlineState, HexlineView } from './state.ts'
import { workshop } from './workshop.ts'

export const hexline: Game<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView> = {
  ruleset,
  name: 'Hexline',
  blurb: 'Buy an army, place it, and watch the two lines meet on the hexes.',
  minutes: 10,
  bot,
  simulation: {},
  workshop,
  sentence,
  picture,
  faults,
}
