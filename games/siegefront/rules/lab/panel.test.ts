import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { siegefrontRules } from '../index.ts'
import type { SiegefrontState } from '../state.ts'
import { configIn, END, position, s0, s1, storm } from '../testing/position.ts'
import { panel } from './panel.ts'

function answer(id: string, state: SiegefrontState) {
  const script = panel.scripts.find((each) => each.id === id)
  return script?.choose(siegefrontRules.view(state, state.active, configIn(state)), seededDice(seedFrom('panel')), {})
}

describe('the panel', () => {
  it('the stormer hits the castle, else deploys the costliest, else attacks a card, else advances, else ends', () => {
    const near = s0('swordsman', 1, 2)
    const foe = s1('footman', 0, 2)
    expect(answer('stormer', position({ units: [near, foe], hand: ['footman'] }))).toEqual(storm(1))
    const struck = { ...near, attacked: true }
    expect(answer('stormer', position({ units: [struck, foe], hand: ['footman', 'knight'] }))).toMatchObject({
      type: 'deploy_card',
      hand: 2,
    })
    const back = s0('swordsman', 1, 1)
    expect(answer('stormer', position({ units: [back, s1('footman', 1, 2)] }))).toMatchObject({ type: 'attack_card' })
    expect(answer('stormer', position({ units: [s0('swordsman', 1, 0)] }))).toMatchObject({ type: 'move_card', y: 1 })
    expect(answer('stormer', position({ units: [struck] }))).toEqual(END)
  })

  it('the rusher walks past a card that the greedy one strikes', () => {
    const state = () => position({ units: [s0('swordsman', 1, 1), s1('footman', 0, 1)] })
    expect(answer('rusher', state())).toMatchObject({ type: 'move_card', y: 2 })
    expect(answer('greedy', state())).toMatchObject({ type: 'attack_card' })
  })

  it('the turtle keeps its row while an enemy is there, the sniper steps back from one', () => {
    expect(answer('turtle', position({ units: [s0('swordsman', 0, 0), s1('footman', 2, 2)] }))).toEqual(END)
    expect(answer('turtle', position({ units: [s0('swordsman', 0, 0)] }))).toMatchObject({ type: 'move_card' })
    const shot = s0('bowman', 1, 1, { attacked: true })
    expect(answer('sniper', position({ units: [shot, s1('footman', 1, 2)] }))).toMatchObject({
      type: 'move_card',
      y: 0,
    })
  })

  it('the economist saves its mana for dear cards until it is pressed', () => {
    expect(answer('economist', position({ hand: ['footman'] }))).toEqual(END)
    expect(answer('economist', position({ hand: ['footman'], units: [s1('footman', 0, 1)] }))).toMatchObject({
      type: 'deploy_card',
    })
  })
})
