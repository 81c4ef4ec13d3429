import { seatCalled } from '@tessera/kernel'
import { contentOf } from '../content/changes.ts'
import type { BattleEvent, DuelEvent } from '../events.ts'
import type { BattleReason, DuelResult } from '../state.ts'
import type { DuelView } from '../view/view.ts'
import { abilityName, cellName, plain, sideName, unitName } from './names.ts'

/** The event as a player would say it, every number in it. */
export function sentence(event: DuelEvent, view: DuelView): string {
  switch (event.type) {
    case 'armies_revealed':
      return `Both armies are shown: ${event.armies.map((army) => `${army.cards.length} units of ${army.faction}`).join(' against ')}.`
    case 'deployed':
      return `Battle ${event.battle}: both have deployed.`
    case 'match_ended':
      return matchSentence(event.result)
    default:
      return battleSentence(
        event,
        (id) => unitName(view.battle, id, contentOf(view.config)),
        (id) => abilityName(id, contentOf(view.config)),
      )
  }
}

export const REASONS: Readonly<Record<BattleReason | 'battles' | 'resignation' | 'forfeit', string>> = {
  elimination: 'the other side has nobody left',
  rout: 'everybody on the other side has broken and retreats',
  weariness: 'both are spent, and the healthier side wins',
  round_limit: 'the rounds are over, and the healthier side wins',
  battles: 'more battles won',
  resignation: 'the other resigned',
  forfeit: 'the other ran out of time',
}

/** How it ended, told to the side that lost. */
export const LOSING_REASONS: Readonly<Record<BattleReason, string>> = {
  elimination: 'you have nobody left',
  rout: 'everybody on your side has broken and retreats',
  weariness: REASONS.weariness,
  round_limit: REASONS.round_limit,
}

function matchSentence({ winner, reason, score }: DuelResult): string {
  if (winner === null) return `The match is drawn ${score.join(' to ')}.`
  return `The ${seatCalled(winner, 0)} has won the match ${score.join(' to ')}: ${REASONS[reason]}.`
}

type Names = (id: number) => string

function battleSentence(event: BattleEvent, name: Names, ability: (id: string) => string): string {
  switch (event.type) {
    case 'battle_started':
      return `The battle begins; ${sideName(event.priority)} goes first in odd rounds (rolled ${event.roll}).`
    case 'round_started':
      return `Round ${event.round}. Order: ${event.order.map(name).join(', ')}${event.draws.length > 0 ? ` (ties rolled ${event.draws.join(', ')})` : ''}.`
    case 'turn_started':
      return `${name(event.unitId)}'s ${event.again ? 'second turn' : 'turn'}.`
    case 'battle_ended': {
      const { winner, reason, rounds, shares } = event.result
      const left = shares.map((share) => `${(share / 100).toFixed(1)}%`).join(' and ')
      return `${winner === null ? 'The battle is drawn' : `${capital(sideName(winner))} wins`} after ${rounds} rounds: ${REASONS[reason]}. Life left: ${left}.`
    }
    case 'unit_moved':
      return `${name(event.unitId)} ${MOVES[event.kind] ?? 'moves'} from ${cellName(event.from)} to ${cellName(event.to)}.`
    case 'unit_displaced':
      return `${name(event.unitId)} is moved from ${cellName(event.from)} to ${cellName(event.to)} (${plain(event.kind)}).`
    case 'unit_rotated':
      return `${name(event.unitId)} changes places with ${name(event.otherId)}.`
    case 'attack':
      return attackSentence(event, name)
    case 'clash':
      return event.riposteType === 'none'
        ? `${name(event.targetId)} does not strike back (${plain(event.noRiposteReason ?? 'none')}).`
        : `${name(event.targetId)} strikes back ${event.riposteType === 'weak' ? 'weakly' : 'fully'} for ${event.riposteDamage}.`
    case 'attack_of_opportunity':
      return `${name(event.attackerId)} strikes at ${name(event.targetId)} in passing for ${event.damage} (${event.cause}).`
    case 'unit_disengaged':
      return `${name(event.unitId)} disengages to ${cellName(event.to)}.`
    case 'charge_shock':
      return `The charge of ${name(event.attackerId)} shakes ${name(event.targetId)} (Resolve -${event.resolveDamage}).`
    case 'charge_impact':
      return `${name(event.attackerId)} hits ${name(event.targetId)} after ${event.cellsMoved} cells, momentum +${event.momentumBonus}%: ${event.damage} damage.`
    case 'charge_cancelled':
      return `The charge of ${name(event.unitId)} fails (${plain(event.reason)}).`
    case 'spear_wall_counter':
      return `${name(event.spearmanId)} braces against ${name(event.chargerId)}: ${event.damage} damage.`
    case 'hard_intercept':
    case 'soft_intercept':
    case 'counter_charge':
    case 'sticky_intercept':
      return `${name(event.interceptorId)} intercepts ${name(event.targetId)} (${plain(event.type)}): ${event.damage} damage${event.movementStopped ? ', and stops it' : ''}.`
    case 'overwatch':
      return `${name(event.shooterId)} fires at the moving ${name(event.targetId)}: ${event.damage} damage${event.suppressed ? ', suppressed' : ''}.`
    case 'vigilance_activated':
      return `${name(event.unitId)} is vigilant.`
    case 'vigilance_cancelled':
      return `${name(event.unitId)} is no longer vigilant (${plain(event.reason)}).`
    case 'resolve_changed':
      return `${name(event.unitId)}: Resolve ${signed(event.amount)} (${ability(event.cause)}), now ${event.value}${event.held ? ', held by its formation' : ''}.`
    case 'unit_retreating':
      return `${name(event.unitId)} breaks and retreats.`
    case 'unit_crumbling':
      return `${name(event.unitId)} begins to crumble.`
    case 'unit_rallied':
      return `${name(event.unitId)} rallies.`
    case 'crumble_damage':
      return event.graceLeft === null
        ? `${name(event.unitId)} crumbles: ${event.damage} life.`
        : `The wall of bones holds ${name(event.unitId)} together (${event.graceLeft} more times).`
    case 'los_blocked_by_retreat':
      return `${name(event.blockerId)} runs into the line from ${name(event.shooterId)} to ${name(event.targetId)}.`
    case 'los_opened':
      return `${name(event.shooterId)} has a clear line to ${event.newTargets.map(name).join(', ')}.`
    case 'formation_broken':
      return `${name(event.unitId)} loses the support of ${name(event.lostSupporterId)}.`
    case 'aura_pulse':
      return `${ability(event.auraId)} of ${name(event.carrierId)} reaches ${event.targets.map(name).join(', ')}.`
    case 'relic_aura_created':
    case 'zone_created':
      return `${ability(event.auraId)} covers ${cellName(event.cell)} and ${event.radius} around it for ${event.duration} rounds.`
    case 'relic_aura_expired':
    case 'zone_expired':
      return `${ability(event.auraId)} at ${cellName(event.cell)} is gone.`
    case 'ammo_spent':
      return `${name(event.unitId)} uses ${event.amount} ammunition, ${event.left} left.`
    case 'out_of_ammo':
      return `${name(event.unitId)} is out of ammunition.`
    case 'ammo_recovered':
      return `${name(event.unitId)} gains ${event.amount} ammunition (${plain(event.source)}).`
    case 'spell_cast':
      return `${event.casterId === 0 ? `The leader of ${sideName(event.side)} casts` : `${name(event.casterId)} uses`} ${ability(event.casterId === 0 ? `spell:${event.spellId}` : event.spellId)}${event.targets.length > 0 ? ` on ${event.targets.map(name).join(', ')}` : ''}.`
    case 'contagion_applied':
      return `${name(event.unitId)} catches ${event.contagionType} for ${event.duration} turns.`
    case 'contagion_refreshed':
      return `The ${event.contagionType} of ${name(event.unitId)} begins anew.`
    case 'contagion_immune':
      return `${name(event.unitId)} does not catch ${event.contagionType}.`
    case 'contagion_damage':
      return `${name(event.unitId)} suffers ${event.contagionType}: ${event.damage} life, ${event.turnsLeft} turns left.`
    case 'contagion_spread':
      return `${capital(event.contagionType)} ${event.spread ? 'spreads' : 'does not spread'} from ${name(event.sourceId)} to ${name(event.targetId)} (${event.roll} against ${event.threshold}).`
    case 'death_spread':
      return `Dying, ${name(event.sourceId)} spreads ${event.contagionType} to ${name(event.targetId)}.`
    case 'contagion_purified':
      return `${name(event.targetId)} is cleansed of ${event.removedCount} contagions.`
    case 'contagion_rest_cured':
      return event.contagionType === null
        ? `Rest does not cure ${name(event.unitId)} (${event.roll} against 50).`
        : `Rest cures ${name(event.unitId)} of ${event.contagionType} (${event.roll} against 50).`
    case 'witness_burning':
      return `${name(event.witnessId)} sees ${name(event.burningUnitId)} burn (Resolve -${event.resolveDamage}).`
    case 'armor_shredded':
      return `The armour of ${name(event.targetId)} loses ${event.shredAmount}, ${event.totalShred} in all; ${event.currentArmor} left.`
    case 'shred_recovered':
      return `The armour of ${name(event.unitId)} mends; ${event.newShredStacks} missing.`
    case 'armor_repaired':
      return `The armour of ${name(event.targetId)} is repaired by ${event.repairAmount}.`
    case 'hp_changed':
      return `${name(event.unitId)}: ${signed(event.amount)} life (${ability(event.cause)})${event.absorbed > 0 ? `, ${event.absorbed} absorbed` : ''}, now ${event.value}.`
    case 'barrier_changed':
      return `${name(event.unitId)}: barrier ${event.value} (${ability(event.cause)}).`
    case 'status_applied':
      return `${name(event.unitId)} is under ${plain(event.id)}${event.p > 0 ? ` ${event.p}%` : ''}${event.duration > 0 ? ` for ${event.duration} turns` : ''}.`
    case 'status_refused':
      return `${name(event.unitId)} is immune to ${plain(event.id)}.`
    case 'status_ended':
      return `${plain(capital(event.id))} of ${name(event.unitId)} ends.`
    case 'modifier_applied':
      return `${name(event.unitId)}: ${plain(event.stat)} ${event.pct === 0 ? signed(event.flat) : `${signed(event.pct)}%`} (${ability(event.id)})${event.duration > 0 ? ` for ${event.duration} turns` : ''}.`
    case 'modifier_ended':
      return `${ability(event.id)} no longer changes ${plain(event.stat)} of ${name(event.unitId)}.`
    case 'tag_changed':
      return `${name(event.unitId)} ${event.has ? 'is' : 'is no longer'} ${plain(event.tag)}.`
    case 'roll':
      return `${plain(event.what)}: ${event.roll} against ${event.chance}, ${event.success ? 'yes' : 'no'}.`
    case 'draw':
      return `${plain(event.what)}: ${event.roll} of ${event.among}.`
    case 'unit_died':
      return `${name(event.unitId)} falls${event.killerId > 0 ? ` to ${name(event.killerId)}` : ''} (${ability(event.cause)}).`
    case 'death_prevented':
      return `${name(event.unitId)} is guarded from death, ${event.hp} life left.`
    case 'unit_revived':
      return `${name(event.unitId)} rises again at ${cellName(event.cell)} with ${event.hp} life.`
    case 'unit_summoned':
      return `${name(event.unitId)} appears at ${cellName(event.cell)}.`
    case 'unit_vanished':
      return `${name(event.unitId)} vanishes.`
    case 'ability_triggered':
      return `${ability(event.abilityId)}${event.unitId > 0 ? ` of ${name(event.unitId)}` : ''} takes effect.`
    case 'cooldown_changed':
      return `The cooldown of ${name(event.unitId)} is now ${event.value}.`
    case 'unit_rested':
      return `${name(event.unitId)} rests.`
    case 'weariness':
      return event.taken
        ? `Weariness takes ${event.percent}% of everybody's life.`
        : `Weariness would leave nobody: the battle is decided now.`
    case 'ai_choice':
      return `${name(event.unitId)} ${AI_WORDS[event.choice]}${event.targetId > 0 ? ` (${name(event.targetId)})` : ''}${event.roll === null ? '' : `, ${event.roll} against ${event.chance}`}.`
  }
}

const MOVES: Readonly<Partial<Record<string, string>>> = {
  walk: 'walks',
  charge: 'charges',
  disengage: 'steps back',
  close_in: 'closes in',
  flight: 'flees',
  fallback: 'falls back',
}

/** GB-1003, GB-1004: why a unit acts as it does. */
export const AI_WORDS: Readonly<Record<Extract<BattleEvent, { type: 'ai_choice' }>['choice'], string>> = {
  ability: 'can use its ability',
  charge: 'has a straight way to charge',
  leave: 'leaves a dangerous cell',
  attack: 'attacks from where it stands',
  better_target: 'leaves the fight for a better target',
  shoot_free: 'goes where it can shoot',
  save_ammo: 'saves its ammunition',
  hold: 'holds its ground with its spears',
  move: 'moves towards a target',
  rest: 'has nothing to do and rests',
  rotate: 'lets a fresher shield take its place',
  disengage: 'withdraws from the fight',
  close_in: 'closes in on an enemy beyond its reach',
  confused: 'is confused and turns on the nearest',
  taunted: 'must go for whoever taunts it',
  flight: 'flees',
  unable: 'cannot act',
}

function attackSentence(event: Extract<BattleEvent, { type: 'attack' }>, name: Names): string {
  const who = `${name(event.attackerId)} (${plain(event.kind)}) at ${name(event.targetId)}`
  if (event.landed === 0)
    return `${who} misses${event.rolls.length > 0 ? ` (${event.rolls.join(', ')} against ${event.missChance})` : ''}.`
  const from = event.arc === 'front' ? '' : ` from the ${event.arc}`
  const armor = event.armor.used > 0 ? `, armour ${event.armor.used}` : ''
  const shared =
    event.shared.length > 0 ? `, shared with ${event.shared.map(({ id, q }) => `${name(id)} ${q}`).join(', ')}` : ''
  return `${who}${from}: ${event.damage} damage (attack ${event.atk}${armor})${event.absorbed > 0 ? `, ${event.absorbed} absorbed` : ''}${shared}; ${Math.max(0, event.hp)} life left.`
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
