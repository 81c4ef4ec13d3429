import { contentOf } from '../../content/changes.ts'
import { canRearm } from '../../rules/instant.ts'
import { cannotForm } from '../../rules/unit.ts'
import type { CohortView, OwnUnit } from '../../view/view.ts'
import type { Act } from '../grammar/act.ts'
import type { ErrorCode } from '../problems.ts'
import type { Scope } from '../scope.ts'

export interface Inability {
  readonly code: ErrorCode
  readonly message: string
}

/** Why a unit cannot do what is asked of it, wherever it stands; null when it can (COH-12.13). */
export function inability(act: Act, unit: OwnUnit, scope: Scope): Inability | null {
  const cannot = (code: ErrorCode): Inability => ({ code, message: `${unit.name} cannot do that.` })
  switch (act.do) {
    case 'form': {
      const reason = cannotForm(unit, act.formation, cultureOf(scope.view, scope.seat), contentOf(scope.view.config))
      return reason === null
        ? null
        : { code: 'formation_not_available', message: `${unit.name} cannot form ${act.formation}: ${reason}.` }
    }
    case 'shoot':
      return canShoot(unit) ? null : cannot('cannot_shoot')
    case 'build': {
      const siege = act.work !== 'fort' && act.work !== 'bridge'
      const skilled = (act.work !== 'ladders' && act.work !== 'catapult') || scope.traits.includes('cloudLadders')
      return unit.kind === (siege ? 'siegeEngineers' : 'fieldEngineers') && skilled ? null : cannot('cannot_build')
    }
    case 'demolish':
    case 'repair':
      return unit.kind === 'fieldEngineers' ? null : cannot('cannot_build')
    case 'switch':
      return canRearm(unit) && scope.traits.includes('rearming') ? null : cannot('cannot_switch')
    case 'dismount':
    case 'mount':
      return unit.mounted && scope.traits.includes('dismount') ? null : cannot('cannot_dismount')
    default:
      return null
  }
}

export function canShoot(unit: OwnUnit): boolean {
  return unit.weapon === 'bows' || unit.weapon === 'crossbows' || unit.kind === 'siegeEngineers'
}

function cultureOf(view: CohortView, seat: number) {
  return view.seats[seat === 0 ? 0 : 1].culture
}
