import { describe, expect, test } from 'vitest'
import type { ArmyList } from '../choice.ts'
import { givenOrderShape } from '../order.ts'
import type { CohortView } from '../view/view.ts'
import { summaryOf } from './testing/summary.ts'
import { understand } from './testing/understand.ts'
import { EXAMPLE_ARMY, exampleView, tileOf, viewWith } from './testing/view.ts'
import { refuseText } from './understand.ts'

const view = exampleView()
const said = (text: string, to: CohortView = view) => summaryOf(understand(text, to), to)

const MACEDON: ArmyList = {
  culture: 'macedonian',
  troops: [
    { type: 'professional', equipment: ['sarissaPikes'] },
    { type: 'cavalry', equipment: [] },
  ],
  support: [],
}
const MONGOLS: ArmyList = {
  culture: 'mongol',
  troops: [
    { type: 'cavalry', equipment: ['compositeBows'] },
    { type: 'scouts', equipment: [] },
  ],
  support: [],
}
const HAN: ArmyList = {
  culture: 'han',
  troops: [{ type: 'professional', equipment: ['crossbows'] }],
  support: ['administrators', 'siegeEngineers', 'siegeEngineers', 'medicalCorps', 'medicalCorps'],
}
const GERMANS: ArmyList = {
  culture: 'germanic',
  troops: [
    { type: 'professional', equipment: [], name: 'Wolf Pack' },
    { type: 'militia', equipment: [], mercenary: true },
    { type: 'levy', equipment: ['warSpears'] },
    { type: 'levy', equipment: [] },
  ],
  support: [],
}

describe('COH-12.1 the text', () => {
  test('positions count lines and code points', () => {
    const { errors } = understand('scouts hold\n(🐘🐘) militia wibble', view)
    expect(errors.map(({ line, col, length }) => [line, col, length])).toEqual([[2, 14, 6]])
  })

  test('too long, empty, or only remarks cannot be sent', () => {
    const refusal = (text: string) => refuseText(text, understand(text, view), false)?.code
    expect(refusal('militia hold '.repeat(200))).toBe('text_too_long')
    expect(refusal('')).toBe('empty_orders')
    expect(refusal(' \n; (nothing today)')).toBe('empty_orders')
    expect(refusal('militia hold')).toBeUndefined()
  })

  test('a remark may stand anywhere and says nothing', () => {
    expect(said('militia (not the levy) hold (until I say so)')).toBe('1st Militia: hold.')
  })

  test('an unclosed remark ends with its line', () => {
    expect(said('militia hold (for now\nscouts hold')).toBe('1st Scouts & 1st Militia: hold.')
  })
})

describe('COH-12.5 units', () => {
  const germans = viewWith(GERMANS, ['B2', 'C2', 'D2', 'E2', 'B3', 'A1'])

  test('names given by the player are names', () => {
    expect(said('wolf pack attack', germans)).toBe('Wolf Pack: attack nearest enemy.')
  })

  test('1st infantry by default name first, else the first of the group', () => {
    expect(said('1st infantry hold', germans)).toBe('Wolf Pack: hold.')
    expect(said('2nd levy hold', germans)).toBe('2nd Levy: hold.')
    expect(said('levy 1 hold', germans)).toBe('1st Levy: hold.')
    expect(said('2nd infantry hold', germans)).toBe('1st Militia: hold.')
  })

  test('groups by kind, weapon and pay', () => {
    expect(said('levies hold', germans)).toBe('1st Levy & 2nd Levy: hold.')
    expect(said('spearmen hold', germans)).toBe('1st Levy: hold.')
    expect(said('mercenaries hold', germans)).toBe('1st Militia: hold.')
    expect(said('elite hold', germans)).toBe('Comitatus: hold.')
  })

  test('cavalry is mounted without scouts, horse archers are mounted bows', () => {
    const mongols = viewWith(MONGOLS, ['B2', 'C2', 'D2'])
    expect(said('all cavalry hold', mongols)).toBe('1st Cavalry & Keshig: hold.')
    // Only one of them is called so: it may be meant alone.
    expect(said('cavalry hold', mongols)).toBe('!ambiguous 1:1 “cavalry hold”')
    // So may those without a name of their own.
    expect(said('all horse archers shoot', mongols)).toBe('1st Cavalry & Keshig: shoot nearest enemy.')
    expect(said('horse archers shoot', mongols)).toBe('!ambiguous 1:1 “horse archers shoot”')
    expect(said('infantry hold', mongols)).toBe('!no_such_unit 1:1 “infantry”')
  })

  test('support by its several names', () => {
    const han = viewWith(HAN, [], [], 'hill_fort')
    expect(said('officials stay put; doctors hold', han)).toContain('Administrators & 1st Medics & 2nd Medics: hold.')
    expect(said('2nd siege engineers hold', han)).toBe('2nd Siege Engineers: hold.')
  })
})

describe('COH-12.6 what only some can do', () => {
  test('COH-5.14 sarissas are switched for spears and back', () => {
    const macedon = viewWith(MACEDON, ['B2', 'C2', 'D2'])
    expect(said('all pikemen switch to spears', macedon)).toBe('1st Infantry & Silver Shields: switch to spears.')
    expect(said('1st infantry take up sarissas and form phalanx', macedon)).toBe(
      '1st Infantry: switch to sarissas, then form phalanx.',
    )
    expect(said('cavalry switch to spears', macedon)).toBe('!cannot_switch 1:9 “switch to spears”')
  })

  test('COH-7.12 Mongols dismount', () => {
    const mongols = viewWith(MONGOLS, ['B2', 'C2', 'D2'])
    expect(said('1st cavalry dismount and hold', mongols)).toBe('1st Cavalry: dismount, then hold.')
    expect(said('keshig remount', mongols)).toBe('Keshig: mount.')
  })

  test('COH-10.1 siege engineers build what they carry', () => {
    const han = viewWith(HAN, [], [], 'hill_fort')
    expect(said('1st siege engineers build cloud ladders', han)).toBe('1st Siege Engineers: build ladders.')
    expect(said('2nd siege engineers build a battering ram; bombard the west gate', han)).toBe(
      '2nd Siege Engineers: build ram, then shoot enemy at L10.',
    )
    expect(said('siege engineers build a fort', han)).toBe('!cannot_build 1:17 “build a fort”')
  })

  test('a group is told what some of it can do, and who cannot is noted', () => {
    const { notes } = understand('infantry form phalanx', view)
    const skipped = notes.filter(({ code }) => code === 'skipped').map(({ unit }) => unit)
    expect(skipped).toEqual([3, 4, 5])
  })

  test('who can do nothing of a clause falls to what else was said to it', () => {
    expect(said('everyone hold; infantry shoot X1')).toContain('2nd Infantry: shoot X1.')
    expect(said('everyone hold; infantry shoot X1')).toContain('1st Militia & First Cohort')
  })

  test('routers hear nothing', () => {
    const units = view.units.map((unit) => (unit.id === 4 ? { ...unit, routing: true } : unit))
    const understood = understand('everyone hold', { ...view, units })
    expect(understood.orders.map(({ unit }) => unit)).toEqual([1, 2, 3, 5, 6, 7])
    expect(understood.echo).toContain('1st Militia: (no new order; routing)')
  })
})

describe('COH-12.8 places', () => {
  test('a name is the nearest tile of it by path cost', () => {
    const glade = viewWith(EXAMPLE_ARMY, ['C10', 'B10', 'A10', 'A9', 'A8', 'B8', 'B9'], [], 'forest_ambush')
    expect(said('1st infantry hold the altar glade', glade)).toBe('1st Infantry: move to J11, then hold.')
    expect(said('1st infantry move to the western clearing', glade)).toBe('1st Infantry: move to E7.')
  })

  test('COH-7.5 several units to one place take the tiles next to it', () => {
    const oasis = viewWith(EXAMPLE_ARMY, ['C10', 'B10', 'A10', 'A9', 'A8', 'B8', 'B9'], [], 'desert_oasis')
    const { orders } = understand('everyone move to the oasis', oasis)
    const tiles = orders.map(({ main }) => (main?.steps[0]?.do === 'move' ? main.steps[0].to : null))
    expect(new Set(tiles.map((place) => JSON.stringify(place))).size).toBe(7)
  })

  test('COH-7.4 there is no order to where no way leads', () => {
    expect(said('militia move to G5')).toBe('!no_path_available 1:9 “move to G5”')
  })

  test('an enemy on the only way is no reason to refuse', () => {
    const barred = viewWith(
      EXAMPLE_ARMY,
      ['E5', 'D5', 'C7', 'B7'],
      ['I10', 'I11', 'I12'].map((name) => ({ tile: tileOf(name) })),
    )
    expect(said('militia move to J15', barred)).toBe('1st Militia: move to J15. | ~barred')
  })
})

describe('COH-12.9 targets', () => {
  test('a place is attacked where an enemy is known on it', () => {
    const held = viewWith(EXAMPLE_ARMY, ['E5'], [{ tile: tileOf('K11') }], 'forest_ambush')
    expect(said('1st scouts attack the altar glade', held)).toBe('1st Scouts: attack enemy at K11.')
  })

  test('contacts that are gone are no longer known', () => {
    const gone = viewWith(EXAMPLE_ARMY, ['E5'], [{ state: 'gone' }, { state: 'destroyed' }])
    expect(said('scouts attack X1; militia attack X2', gone)).toBe(
      '!unknown_contact 1:15 “X1” | !unknown_contact 1:34 “X2”',
    )
  })
})

describe('COH-12.11 precedence', () => {
  test('named before group before everyone before rest, wherever they stand', () => {
    const text = 'everyone else retreat; everyone hold; infantry charge; 1st infantry move to E8'
    const heard = said(text)
    expect(heard).toContain('1st Infantry: move to E8.')
    expect(heard).toContain('2nd Infantry & 1st Militia & First Cohort: attack nearest enemy, aggressively.')
    expect(heard).toContain('1st Scouts & Supply Train & 1st Engineers: hold.')
    expect(heard).not.toContain('~overridden')
  })

  test('of equals the later wins, with a note on the earlier', () => {
    const { notes } = understand('militia hold; militia retreat', view)
    expect(notes.find(({ code }) => code === 'overridden')?.span?.text).toBe('militia hold')
  })

  test('rest leaves out who was spoken to, even where that was not understood', () => {
    expect(said('militia wibble; everyone else hold')).not.toContain('1st Militia')
  })

  test('conditional clauses stand beside the main order', () => {
    expect(said('militia if attacked: retreat. militia: hold')).toBe(
      '1st Militia if engaged: move to home. hold. | ~condition_false_now',
    )
  })
})

describe('COH-7.1 standing orders', () => {
  const steps = [{ do: 'move', to: { is: 'tile', tile: tileOf('E9') }, route: 'road' }] as const
  const marching: CohortView = {
    ...view,
    units: view.units.map((unit) =>
      unit.id === 4 ? { ...unit, order: { steps, stance: 'steady', fire: 'free', conditions: [], unseen: 0 } } : unit,
    ),
  }

  test('who is not mentioned keeps them, and is told so', () => {
    const { echo, notes } = understand('scouts hold', marching)
    expect(echo).toContain('1st Militia: (no new order; move to E9 by road)')
    expect(notes.find(({ code, unit }) => code === 'no_new_order' && unit === 4)?.message).toBe(
      '1st Militia: no new order; move to E9 by road.',
    )
  })

  test('a manner alone changes how they are carried out', () => {
    expect(said('militia carry on cautiously', marching)).toBe('1st Militia: move to E9 by road, cautiously.')
    expect(said('militia hold fire', marching)).toBe('1st Militia: hold fire, then move to E9 by road.')
  })

  test('continue keeps them, cancel drops them', () => {
    expect(understand('everyone hold; militia continue', marching).orders.some(({ unit }) => unit === 4)).toBe(false)
    expect(said('militia belay', marching)).toBe('1st Militia: hold.')
  })
})

describe('COH-12.12 spelling', () => {
  test('four to seven letters may slip once, longer words twice, and never tiles or contacts', () => {
    expect(said('militai hodl')).toBe('1st Militia: hold. | ~assumed')
    expect(said('engineeers biuld a fort')).toBe('1st Engineers: build fort. | ~assumed')
    expect(said('the hol army waits')).toBe('!ambiguous 1:1 “the hol army waits”')
    expect(said('militia move to Ee5')).toContain('!unknown_word')
    expect(said('militia attack Y1')).toContain('!bad_tile')
  })

  test('two words equally close: neither is assumed, one is proposed', () => {
    const [error] = understand('militia marcsh to E5', view).errors
    expect(error?.code).toBe('unknown_word')
    expect(['march', 'marsh']).toContain(error?.suggestion)
  })
})

describe('COH-12.14 with acceptPartial', () => {
  test('what was not understood is left out and listed, and the rest stands', () => {
    const { echo, orders } = understand('militia wibble (twice) to E5, then hold; scouts hold', view)
    expect(orders.map(({ unit }) => unit)).toEqual([1])
    expect(echo).toContain('(Not understood)\n(militia wibble  twice  to E5, then hold)')
  })

  test('what continues a clause that was not understood is not ordered either', () => {
    expect(said('militia wibble; then charge')).toBe('!unknown_word 1:9 “wibble”')
  })
})

test('errors carry what would have been understood', () => {
  const errors = (text: string) => understand(text, view).errors
  expect(errors('scouts go to the Western Frdo')[0]).toMatchObject({ text: 'Western Frdo', suggestion: 'Western Ford' })
  expect(errors('scouts go via westren frdo to E5')[0]?.suggestion).toBe('Western Ford')
  expect(errors('First Chrot hold')[0]).toMatchObject({ text: 'First Chrot', suggestion: 'First Cohort' })
  expect(errors('1. infantry hold')[0]).toMatchObject({ text: '1. infantry', suggestion: '1st infantry' })
  expect(errors('militia attack X9')[0]?.expected).toEqual(['X1', 'X2', 'X3'])
  expect(errors('grenadiers hold')[0]?.expected).toContain('1st Militia')
})

test('COH-7.1 orders are plain data that the choice accepts', () => {
  const text =
    'scouts scout to F11 then home; 1st infantry: form phalanx, hold until enemy within 2 of western ford; archers fire at X1; militia if casualties above 20%: retreat; engineers build a bridge at F8; elite follow the train evasively; train face west'
  const { orders, errors } = understand(text, view)
  expect(errors).toEqual([])
  for (const order of orders) expect(givenOrderShape.parse(JSON.parse(JSON.stringify(order)))).toEqual(order)
})
