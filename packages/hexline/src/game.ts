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
  // A muster takes some minutes, whatever has been won before it.
  clocks: [
    { kind: 'bank', seconds: 600, increment: 60 },
    { kind: 'turn', seconds: 180 },
    { kind: 'days', hours: 24 },
  ],
  beatMs: 700,
  bot,
  simulation: {},
  workshop,
  sentence,
  picture,
  brokenInvariants: faults,
}
