import type { DuelEvent } from '@tessera/gauntlet'
import { tellSpell } from './crowds.ts'
import type { Group } from './groups.ts'
import { line, type Naming, type Sentence, turns } from './naming.ts'

/** Hearts that break, auras, spells and shots. */
export function tellPower(group: Group, beat: readonly DuelEvent[], naming: Naming): Sentence | null {
  const { name, ability } = naming
  const { event } = group
  switch (event.type) {
    case 'unit_retreating':
      return line('deaths', event.unitId, [event.unitId], [name(event.unitId), ' loses heart and flees.'])
    case 'unit_crumbling':
      return line('deaths', event.unitId, [event.unitId], [name(event.unitId), ' begins to crumble.'])
    case 'unit_rallied':
      return line('rest', event.unitId, [event.unitId], [name(event.unitId), ' takes heart again.'])
    case 'crumble_damage':
      return line(
        'rest',
        event.unitId,
        [event.unitId],
        event.graceLeft === null
          ? [name(event.unitId), ' crumbles: ', { amount: `−${event.damage}`, tone: 'harm' }, ' life.']
          : ['The wall of bones holds ', name(event.unitId), ' together.'],
      )
    case 'los_blocked_by_retreat':
      return line(
        'rest',
        event.blockerId,
        [event.blockerId, event.shooterId],
        [name(event.blockerId), ' runs into the line of fire of ', name(event.shooterId), '.'],
      )
    case 'formation_broken':
      return line(
        'rest',
        event.unitId,
        [event.unitId],
        [name(event.unitId), ' loses the support of ', name(event.lostSupporterId), '.'],
      )
    case 'aura_pulse':
    case 'ability_triggered': {
      const id = event.type === 'aura_pulse' ? event.auraId : event.abilityId
      const by = event.type === 'aura_pulse' ? event.carrierId : event.unitId
      // What it does says its name.
      if (beat.some((each) => ('cause' in each && each.cause === id) || ('id' in each && each.id === id))) return null
      return line('spells', by, [by], by > 0 ? [`${ability(id)} of `, name(by), ' takes effect.'] : [`${ability(id)}.`])
    }
    case 'relic_aura_created':
    case 'zone_created':
      return line(
        'spells',
        event.carrierId,
        [event.carrierId],
        [`${ability(event.auraId)} covers the ground within ${event.radius} for ${turns(event.duration, 'round')}.`],
      )
    case 'relic_aura_expired':
    case 'zone_expired':
      return line('rest', 0, [], [`${ability(event.auraId)} is gone.`])
    case 'out_of_ammo':
      return line('rest', event.unitId, [event.unitId], [name(event.unitId), ' has no shots left.'])
    case 'ammo_recovered':
      return line(
        'rest',
        event.unitId,
        [event.unitId],
        [name(event.unitId), ` gets ${turns(event.amount, 'shot')} back.`],
      )
    case 'spell_cast':
      return tellSpell(event, naming)
    default:
      return null
  }
}
