import { describe, expect, it } from 'vitest'
import { attack, codeOf, deploy, END, give, move, position, s0, s1, unit } from '../../testing/position.ts'

describe('SGF-1202 abilities on deploy', () => {
  it('SGF-1202 Fireball: 3 damage to a random enemy; defence does not count', () => {
    const state = position({ hand: ['fire-mage'], units: [s1('footman', 0, 2), s1('iron-column', 1, 2)] })
    const events = give(state, deploy(1, 0, 0), [2])
    expect([unit(state, 1).hp, unit(state, 2).hp]).toEqual([4, 11])
    expect(events.find((event) => event.type === 'ability')).toMatchObject({
      key: 'fireball',
      draw: 2,
      of: 2,
      targets: [2],
    })
  })

  it('SGF-1202 Shove with no card ahead does nothing; an effect on a castle names no unit', () => {
    const alone = position({ hand: ['pit-brawler'] })
    expect(give(alone, deploy(1, 1, 0)).filter(({ type }) => type === 'ability' || type === 'unit_displaced')).toEqual(
      [],
    )
    const worn = position({ hand: ['lady-of-banners'], mana: 10, castles: [20, 30] })
    const mended = give(worn, deploy(1, 0, 0)).find((event) => event.type === 'ability' && event.key === 'mend')
    expect([mended, worn.seats[0].castleHp]).toMatchObject([{ targets: [] }, 23])
  })

  it('SGF-1202 SGF-1201 Fireball without an enemy draws nothing and does nothing', () => {
    const state = position({ hand: ['fire-mage'] })
    expect(give(state, deploy(1, 0, 0)).some((event) => event.type === 'ability')).toBe(false)
  })

  it('SGF-1201 SGF-402 a single enemy needs no draw, and the event shows a card as it enters', () => {
    const state = position({ hand: ['fire-mage'], units: [s1('iron-column', 1, 2)] })
    const events = give(state, deploy(1, 0, 0))
    expect(events.find((event) => event.type === 'ability')).toMatchObject({ draw: null, of: 1, targets: [1] })
    const entered = events.find((event) => event.type === 'unit_entered')
    expect(entered).toMatchObject({ seat: 0, x: 0, y: 0, source: 'deploy' })
    expect(entered?.type === 'unit_entered' ? entered.unit : null).toEqual(unit(state, 2))
  })

  it('SGF-1202 Frostbolt: a random enemy is frozen 1', () => {
    const state = position({ hand: ['frost-adept'], units: [s1('footman', 0, 2), s1('footman', 1, 2)] })
    give(state, deploy(1, 0, 0), [1])
    expect([unit(state, 1).statuses.frozen, unit(state, 2).statuses.frozen]).toEqual([1, 0])
    give(state, END)
    expect(codeOf(state, move(1, 0, 1))).toBe('cannot_move')
    give(state, END)
    expect(unit(state, 1).statuses.frozen).toBe(0)
  })

  it('SGF-1202 Hush: a random enemy is silenced 2', () => {
    const state = position({ hand: ['hush-warden'], units: [s1('footman', 0, 2), s1('paladin', 1, 2)] })
    give(state, deploy(1, 0, 0), [2])
    expect(unit(state, 2).statuses.silenced).toBe(2)
  })

  it('SGF-1202 Warcry: all friends are rallied 1, not itself and no enemy', () => {
    const state = position({ hand: ['herald'], units: [s0('footman', 0, 1), s0('footman', 2, 2), s1('footman', 1, 2)] })
    give(state, deploy(1, 0, 0))
    expect([1, 2, 3, 4].map((id) => unit(state, id).statuses.rallied)).toEqual([1, 1, 0, 0])
    give(state, END)
    expect(unit(state, 1).statuses.rallied).toBe(0)
  })

  it('SGF-1202 Levy: a fresh Militia in the free home-row cell of lowest x, or nothing', () => {
    const state = position({ hand: ['siege-tower'] })
    give(state, deploy(1, 0, 0))
    expect(unit(state, 2)).toMatchObject({
      card: 'militia',
      x: 1,
      y: 0,
      attack: 1,
      hp: 2,
      speed: 1,
      fresh: true,
      token: true,
    })
    const full = position({ hand: ['siege-tower'], units: [s0('footman', 0, 0), s0('footman', 2, 0)] })
    give(full, deploy(1, 1, 0))
    expect(full.units).toHaveLength(3)
  })

  it('SGF-1202 SGF-505 Levy: tokens vanish and lie in no graveyard', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('militia', 1, 2, { token: true })] })
    give(state, attack(1, 2), [50])
    expect(state.units).toHaveLength(1)
    expect(state.seats[1].graveyard).toEqual([])
  })

  it('SGF-1202 Scout: draws a card, or finds the deck empty', () => {
    const state = position({ hand: ['quartermaster'] })
    const [top] = state.seats[0].deck
    give(state, deploy(1, 0, 0))
    expect(state.seats[0].hand.map((held) => held.card)).toEqual([top])
    const bare = position({ hand: ['quartermaster'] })
    bare.seats[0].deck = []
    expect(give(bare, deploy(1, 0, 0))).toContainEqual({ type: 'deck_empty', seat: 0 })
  })

  it('SGF-1202 Mend: own castle +3, up to its starting HP', () => {
    for (const [before, after] of [
      [20, 23],
      [29, 30],
      [30, 30],
    ] as const) {
      const state = position({ castles: [before, 10], hand: ['lady-of-banners'] })
      give(state, deploy(1, 0, 0))
      expect([state.seats[0].castleHp, state.seats[1].castleHp]).toEqual([after, 10])
    }
  })

  it.each([
    ['storm-caller', 'STORM'],
    ['fog-weaver', 'FOG'],
    ['frost-queen', 'SNOW'],
  ])('SGF-1202 SGF-902 Weathercall: %s calls %s for 3 turns, then the configured weather returns', (card, weather) => {
    const state = position({ hand: [card], config: { weather: 'RAIN' } })
    give(state, deploy(1, 0, 0))
    for (const duration of [3, 2, 1]) {
      expect([state.weather, state.duration]).toEqual([weather, duration])
      give(state, END)
    }
    expect([state.weather, state.duration]).toEqual(['RAIN', 0])
  })

  it('SGF-1202 Fortify: its cell becomes RUINS', () => {
    const state = position({ hand: ['field-engineer'], terrain: { '2,0': 'WATER' } })
    give(state, deploy(1, 2, 0))
    expect(state.terrain[2]).toBe('RUINS')
  })

  it('SGF-1202 Shove: the enemy ahead moves one further, if there is room', () => {
    const state = position({ hand: ['pit-brawler'], units: [s1('footman', 1, 1)] })
    expect(give(state, deploy(1, 1, 0))).toContainEqual({
      type: 'unit_displaced',
      unit: 1,
      from: [1, 1],
      to: [1, 2],
      cause: 'shove',
    })
    expect(unit(state, 1)).toMatchObject({ x: 1, y: 2, moved: false })
    const held = position({ hand: ['pit-brawler'], units: [s1('footman', 1, 1), s1('footman', 1, 2)] })
    give(held, deploy(1, 1, 0))
    expect(unit(held, 1).y).toBe(1)
    const edge = position({ hand: ['pit-brawler'], units: [s0('footman', 0, 1), s1('footman', 1, 2)] })
    give(edge, deploy(1, 1, 1))
    expect(unit(edge, 2).y).toBe(2)
    const friend = position({ hand: ['pit-brawler'], units: [s0('footman', 1, 1)] })
    give(friend, deploy(1, 1, 0))
    expect(unit(friend, 1).y).toBe(1)
  })

  it('SGF-1202 Ward: becomes warded', () => {
    const state = position({ hand: ['fog-weaver'] })
    give(state, deploy(1, 0, 0))
    expect(unit(state, 1).statuses.warded).toBe(1)
  })

  it('SGF-1202 Snare: adjacent enemies are rooted 2; they still fight', () => {
    const state = position({
      hand: ['trapper'],
      units: [s1('footman', 0, 0), s1('footman', 1, 1), s1('footman', 2, 2)],
    })
    give(state, deploy(1, 1, 0))
    expect([1, 2, 3].map((id) => unit(state, id).statuses.rooted)).toEqual([2, 2, 0])
    give(state, END)
    expect(codeOf(state, move(2, 0, 1))).toBe('cannot_move')
    expect(codeOf(state, attack(2, 4))).toBeNull()
    give(state, END)
    expect(unit(state, 2).statuses.rooted).toBe(1)
  })
})
