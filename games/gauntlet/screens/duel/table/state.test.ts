import { type DuelView, READY_ARMIES } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { foughtIn, type StageFacts, stageOf } from './state.ts'

const army = READY_ARMIES[0]?.army ?? null
const BATTLE = {} as NonNullable<DuelView['battle']>
const AT_TABLE = { me: 0, awaited: true, over: false }
const MUSTER: StageFacts = {
  view: { phase: 'muster', battle: null, armies: [null, null] },
  live: AT_TABLE,
  watched: true,
}
const DEPLOY: StageFacts = { ...MUSTER, view: { phase: 'deploy', battle: null, armies: [army, army] } }
const NEXT: StageFacts = { ...DEPLOY, view: { ...DEPLOY.view, battle: BATTLE } }

test('a player musters, waits sealed for the other side, and then deploys', () => {
  expect(stageOf(MUSTER)).toBe('muster')
  expect(stageOf({ ...MUSTER, live: { ...AT_TABLE, awaited: false } })).toBe('sealed')
  expect(stageOf(DEPLOY)).toBe('deploy')
})

test('a battle that was fought is watched before the next deployment, and after the match it stays', () => {
  expect(stageOf({ ...NEXT, watched: false })).toBe('battle')
  expect(stageOf(NEXT)).toBe('deploy')
  expect(stageOf({ ...NEXT, live: { ...AT_TABLE, awaited: false, over: true } })).toBe('battle')
})

test('a spectator sees battles and nothing of what is prepared', () => {
  const live = { me: null, awaited: false, over: false }
  expect([stageOf({ ...DEPLOY, live }), stageOf({ ...NEXT, live })]).toEqual(['secret', 'battle'])
})

test('the battle that is shown counts as fought', () => {
  expect([foughtIn({ fought: [], phase: 'muster' }), foughtIn({ fought: [], phase: 'battle' })]).toEqual([0, 1])
})
