import { type Ability, checkCustomUnit, EFFECTS, type Effect, TARGETS, TRIGGERS } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { effectsFor, fitted, numbersFor, targetsFor } from './ability-form.ts'

function inputErrorsOf(ability: Ability) {
  return checkCustomUnit({ id: 'x_a', name: 'A', max_hp: 10, damage: 1, attack_range: 1, abilities: [ability] })
}

describe('the ability form (HEX-113, HEX-181)', () => {
  it('offers nothing that the checker refuses', () => {
    for (const trigger of TRIGGERS) {
      for (const effect of effectsFor(trigger)) {
        for (const target of targetsFor(trigger, effect)) {
          const ability = fitted({ trigger, effect, target })
          expect(ability).toMatchObject({ trigger, effect, target })
          expect(inputErrorsOf(ability)).toEqual([])
        }
      }
    }
  })

  it('offers everything that the checker allows', () => {
    for (const trigger of TRIGGERS) {
      for (const effect of Object.keys(EFFECTS) as Effect[]) {
        for (const target of TARGETS) {
          const numbers = numbersFor({ trigger, effect, target })
          const ability: Ability = {
            trigger,
            effect,
            target,
            ...(numbers.value && { value: 1 }),
            ...(numbers.range && { range: 1 }),
            ...(numbers.charge && { charge: 2 }),
            ...(numbers.aura && { aura: 1 }),
          }
          const offered = effectsFor(trigger).includes(effect) && targetsFor(trigger, effect).includes(target)
          expect([trigger, effect, target, offered]).toEqual([
            trigger,
            effect,
            target,
            inputErrorsOf(ability).length === 0,
          ])
        }
      }
    }
  })

  it('mends any ability into an allowed one and leaves allowed ones alone', () => {
    for (const trigger of TRIGGERS) {
      for (const effect of Object.keys(EFFECTS) as Effect[]) {
        const wild: Ability = {
          trigger,
          effect,
          target: 'target',
          value: 99,
          range: 0,
          charge: 1,
          aura: 50,
          summon_ready: true,
        }
        const mended = fitted(wild)
        expect(inputErrorsOf(mended)).toEqual([])
        expect(fitted(mended)).toEqual(mended)
      }
    }
  })

  it('HEX-113 asks for charge 2 where being ready again is not earned by a death', () => {
    expect(fitted({ trigger: 'onhit', effect: 'ready' }).charge).toBe(2)
    expect(fitted({ trigger: 'onkill', effect: 'ready' }).charge).toBeUndefined()
  })
})
