import { scriptedDice } from '@tessera/kernel'
import { expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'
import { stepsOf } from '../testing/steps.ts'
import { picture } from './picture.ts'

it('HEX-186 draws the board with odd rows indented, and lists the living', () => {
  const units = ['W greywolf (0,0)', 'E frost_adept (16,1) charges [1] frozen_turns 2', 'E warden (5,2) hp 3']
  const [start] = stepsOf(scene(units, { order: [1] }), scriptedDice([]), 0)
  expect(start && picture(start.view).split('\n')).toEqual([
    'Battle 1 of 1, score 0 to 0, in battle',
    'Battle 1, round 1, step 0',
    '     0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16',
    ' 0  W1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·',
    ' 1     ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  e2',
    ' 2   ·   ·   ·   ·   ·  e3   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·',
    ' 3     ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·',
    ' 4   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·',
    '',
    'West (seat 1): 1 unit, 0 fallen',
    '    #1 Greywolf              20/20 life, 5 damage, 0 armour, range 1',
    'East (seat 2): 2 units, 0 fallen',
    '    #2 Frost Adept           12/12 life, 3 damage, 0 armour, range 3 (frozen 2, charge 1/2)',
    '    #3 Warden                 3/22 life, 3 damage, 1 armour, range 1',
  ])
})
