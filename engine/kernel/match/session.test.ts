import { describe, expect, it } from 'vitest'
import { localSession, type Opponent, seedFrom } from '../index.ts'
import { type DuelChoice, type DuelView, duelGame } from '../testing/duel.ts'

const start = { config: { cards: 4 }, seed: seedFrom('session') }
const lowest: Opponent<DuelChoice, DuelView> = async (view) => ({ choice: { play: Math.min(...view.hand) } })

/** Resolves when the session has come to rest at the asker's turn or at the end. */
async function settled(session: ReturnType<typeof localSession>): Promise<void> {
  while (session.thinking().length > 0) await Promise.resolve()
}

/** Every promise that can be kept has been. */
const rest = () => new Promise((done) => setTimeout(done))

describe('a local session', () => {
  it('plays a whole match against an opponent who is asked', async () => {
    const session = localSession(duelGame, start, 0, new Map([[1, lowest]]))
    let calls = 0
    session.subscribe(() => calls++)
    while (session.envelope().result === null) {
      await settled(session as never)
      const { view, result } = session.envelope()
      if (result !== null) break
      expect(await session.submit({ play: Math.max(...view.hand) })).toBeNull()
    }
    expect(calls).toBeGreaterThan(4)
    expect(session.record()?.result).toEqual(session.envelope().result)
    expect(session.timeline.length).toBe((session.record()?.turns.length ?? 0) + 1)
  })

  it('takes the last turn back at once: a bot never minds', async () => {
    const session = localSession(duelGame, start, 0, new Map([[1, lowest]]))
    const hand = session.envelope().view.hand
    await session.submit({ play: hand[0] ?? 0 })
    await settled(session as never)
    expect(session.envelope().at).toBeGreaterThan(0)
    expect(await session.act('ask-takeback')).toBeNull()
    expect(session.envelope().at).toBe(0)
    expect(session.envelope().view.hand).toEqual(hand)
    expect(await session.act('ask-takeback')).toMatchObject({ code: 'nothing_to_take_back' })
  })

  it('goes on from a record with every frame in its timeline', async () => {
    const first = localSession(duelGame, start, 0, new Map([[1, lowest]]))
    await first.submit({ play: first.envelope().view.hand[0] ?? 0 })
    await settled(first as never)
    const record = first.record()
    if (record === null) throw new Error('a local session has a record')
    first.close()
    const second = localSession(duelGame, record, 0, new Map([[1, lowest]]))
    expect(second.timeline.length).toBe(first.timeline.length)
    expect(second.envelope()).toEqual(first.envelope())
  })

  it('says what went wrong with an opponent, and asks again', async () => {
    let broken = true
    const session = localSession(
      duelGame,
      start,
      0,
      new Map([
        [
          1,
          async (view: DuelView) => {
            if (broken) throw new Error('out of memory')
            return { choice: { play: view.hand[0] ?? 0 } }
          },
        ],
      ]),
    )
    await session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    await settled(session as never)
    expect(session.trouble()).toContain('out of memory')
    broken = false
    session.retry()
    await settled(session as never)
    expect(session.trouble()).toBeNull()
    expect(session.envelope().at).toBe(2)
  })

  it('drops an answer to a moment that has passed', async () => {
    const answers: (() => void)[] = []
    const slow: Opponent<DuelChoice, DuelView> = (view) =>
      new Promise((resolve) => answers.push(() => resolve({ choice: { play: view.hand[0] ?? 0 } })))
    const session = localSession(duelGame, start, 0, new Map([[1, slow]]))
    await session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    await session.act('resign')
    answers[0]?.()
    await rest()
    expect(session.envelope()).toMatchObject({ at: 1, result: { winner: 1, reason: 'left' } })
    expect(session.trouble()).toBeNull()
  })

  it('asks once for every moment, even while answers to earlier ones still arrive', async () => {
    const answers: (() => void)[] = []
    const slow: Opponent<DuelChoice, DuelView> = (view) =>
      new Promise((resolve) => answers.push(() => resolve({ choice: { play: view.hand[0] ?? 0 } })))
    const session = localSession(duelGame, start, 0, new Map([[1, slow]]))
    const play = () => session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    await play()
    await session.act('ask-takeback')
    await play()
    expect(answers).toHaveLength(2)
    answers[0]?.()
    await rest()
    expect([answers.length, session.envelope().at]).toEqual([2, 1])
    answers[1]?.()
    await rest()
    expect(session.envelope().at).toBe(2)
  })

  it('asks nobody twice about a moment, nobody while something is wrong, and nobody after it was closed', async () => {
    let asked = 0
    const failing: Opponent<DuelChoice, DuelView> = () => {
      asked++
      return Promise.reject(new Error('asleep'))
    }
    const session = localSession(duelGame, start, 0, new Map([[1, failing]]))
    await session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    await session.act('offer-draw')
    expect(asked).toBe(1)
    await rest()
    expect(session.trouble()).toBe('The opponent could not choose: asleep')
    await session.act('ask-takeback')
    expect(asked).toBe(1)
    await session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    expect([asked, session.envelope().at]).toEqual([1, 1])
    session.retry()
    expect(asked).toBe(2)
    session.close()
    session.retry()
    await rest()
    expect([asked, session.trouble()]).toEqual([2, null])
  })

  it('does not mind an opponent that fails about a moment that is gone, and calls nobody about what was refused', async () => {
    const failures: (() => void)[] = []
    const slow: Opponent<DuelChoice, DuelView> = () =>
      new Promise((_resolve, reject) => failures.push(() => reject(new Error('too late'))))
    const session = localSession(duelGame, start, 0, new Map([[1, slow]]))
    const play = () => session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    let called = 0
    session.subscribe(() => called++)
    expect((await session.submit({ play: 99 }))?.code).toBe('not_held')
    expect(called).toBe(0)
    await play()
    await session.act('ask-takeback')
    await play()
    expect(called).toBe(3)
    failures[0]?.()
    await rest()
    expect([session.trouble(), session.thinking()]).toEqual([null, [1]])
    failures[1]?.()
    await rest()
    expect([session.trouble(), called]).toEqual(['The opponent could not choose: too late', 4])
  })

  it('hears nobody after it was closed', async () => {
    const answers: (() => void)[] = []
    const slow: Opponent<DuelChoice, DuelView> = (view) =>
      new Promise((resolve) => answers.push(() => resolve({ choice: { play: view.hand[0] ?? 0 } })))
    const session = localSession(duelGame, start, 0, new Map([[1, slow]]))
    await session.submit({ play: session.envelope().view.hand[0] ?? 0 })
    session.close()
    answers[0]?.()
    await rest()
    expect(session.envelope().at).toBe(1)
  })

  it('lets somebody watch and not act', async () => {
    const session = localSession(
      duelGame,
      start,
      'spectator',
      new Map([
        [0, lowest],
        [1, lowest],
      ]),
    )
    while (session.envelope().result === null) await Promise.resolve()
    expect((await session.submit({ play: 1 }))?.code).toBe('not_seated')
    expect(session.timeline.frame(1).view.hand).toEqual([])
  })
})
