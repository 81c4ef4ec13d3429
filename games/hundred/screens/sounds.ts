import type { HundredEvent } from '@tessera/hundred'
import { FIELD, type SoundTable } from '@tessera/ui/sound'

export const sounds: SoundTable<HundredEvent> = {
  TurnStarted: 'page',
  UnitMoved: 'march',
  UnitFled: 'flee',
  AttackRolled: ({ data }) => (data.result === 'hit' ? 'metal' : 'wood'),
  DefenseRolled: ({ data }) => (data.result === 'none' ? null : data.reaction === 'block' ? 'wood' : 'metal'),
  DamageDealt: ({ data }) => (data.cause === 'fire' || data.cause === 'burning' ? 'fire' : 'flesh'),
  ItemBroken: 'wood',
  WeaponDropped: 'metal',
  UnitDown: 'fall',
  UnitExecuted: 'fall',
  Healed: 'heal',
  Ignited: 'fire',
  AmmoSpent: 'arrow',
  Reloaded: 'wood',
  ItemUsed: 'coin',
  SpecialUsed: 'horn',
  MoraleChecked: 'dice',
  UnitBroken: 'flee',
  UnitRouted: 'flee',
  UnitRallied: 'horn',
  ObjectiveCompleted: 'bell',
  VictoryAchieved: 'bell',
}

export const place = FIELD
