import { describe, expect, test } from 'vitest'
import { type Content, PRINTED, type UnitCard } from '../content/content.ts'
import { FORMATIONS, formationPlacement } from './formations.ts'
import { placeCards } from './placement.ts'
import { previewPlacement, type UnitPreview } from './preview.ts'

type Placed = Partial<UnitCard> & { readonly at: readonly [c: number, r: number] }

/** The preview of made-up units, all of them Squires but for what is said. */
function shown(...placed: readonly Placed[]): readonly UnitPreview[] {
  const squire = PRINTED.units.get('ord_squire')
  if (squire === undefined) throw new Error('There are no Squires')
  const units = new Map(PRINTED.units)
  for (const [place, { at: _, ...numbers }] of placed.entries())
    units.set(`test_${place}`, { ...squire, tags: [], abilities: [], ...numbers, id: `test_${place}` })
  const content: Content = { ...PRINTED, units }
  const cards = placed.map((_, place) => ({ key: `test_${place}`, tier: 1 as const }))
  const cells = placed.map(({ at: [c, r] }, card) => ({ card, c, r }))
  const list = previewPlacement(content, cards, cells, 'ser_aldric')
  return placed.map((_, card) => list.find((entry) => entry.card === card) as UnitPreview)
}

const crossbow: Partial<UnitCard> = { range: 8, trajectory: 'direct', ammo: 5 }
const columns = (cells: readonly { readonly c: number; readonly r: number }[], row: number): readonly number[] =>
  cells.filter(({ r }) => r === row).map(({ c }) => c)
const ALL = [0, 1, 2, 3, 4, 5, 6, 7]

describe('GB-1301 the preview of a placement', () => {
  test('without a placed unit nothing is shown', () => {
    expect(shown()).toEqual([])
  })

  test('a shooter alone sees both enemy rows in every column, and knows which are in range', () => {
    const [alone] = shown({ ...crossbow, at: [3, 1] })
    expect([columns(alone?.valid ?? [], 8), columns(alone?.valid ?? [], 9)]).toEqual([ALL, ALL])
    expect(alone?.valid.filter(({ inRange }) => inRange)).toEqual([
      { c: 2, r: 8, inRange: true },
      { c: 3, r: 8, inRange: true },
      { c: 4, r: 8, inRange: true },
      { c: 3, r: 9, inRange: true },
    ])
    expect(alone).toMatchObject({ blocked: [], lanes: ALL, at: { c: 3, r: 1 }, lane: null })
  })

  test('a friend in front takes away the column and names itself; arcs go over it', () => {
    const [direct] = shown({ ...crossbow, at: [3, 0] }, { at: [3, 1] })
    expect(direct?.blocked).toContainEqual({ c: 3, r: 8, by: 1 })
    expect(direct?.blocked).toContainEqual({ c: 3, r: 9, by: 1 })
    expect(direct?.lanes).not.toContain(3)
    expect(direct?.lanes).toEqual(ALL.filter((c) => !direct?.blocked.some((cell) => cell.c === c)))
    const [arc] = shown({ ...crossbow, trajectory: 'arc', at: [3, 0] }, { at: [3, 1] })
    expect(arc).toMatchObject({ blocked: [], lanes: ALL })
  })

  test('a unit that fights hand to hand has no field of fire', () => {
    expect(shown({ at: [3, 0] })[0]).toMatchObject({ valid: [], blocked: [], lanes: [], corridors: [] })
  })

  test('corridors are the empty own cells in line, up to the first that is taken', () => {
    const [shooter] = shown({ ...crossbow, at: [2, 0] }, { at: [5, 0] })
    expect(shooter?.corridors).toEqual([
      { c: 2, r: 1 },
      { c: 3, r: 1 },
      { c: 1, r: 1 },
      { c: 3, r: 0 },
      { c: 4, r: 0 },
      { c: 1, r: 0 },
      { c: 0, r: 0 },
    ])
    const [front] = shown({ ...crossbow, at: [0, 1] }, { at: [1, 1] })
    expect(front?.corridors).toEqual([
      { c: 1, r: 0 },
      { c: 0, r: 0 },
    ])
  })

  test('the lane of a rider is as long as its speed, and closed by a friend in its first two cells', () => {
    const rider: Partial<UnitCard> = { tags: ['Cavalry'], speed: 4 }
    const column = (...rows: readonly number[]): { readonly c: number; readonly r: number }[] =>
      rows.map((r) => ({ c: 3, r }))
    expect(shown({ ...rider, at: [3, 1] })[0]?.lane).toEqual({ cells: column(2, 3, 4, 5), closed: false })
    expect(shown({ ...rider, at: [3, 0] }, { at: [3, 1] })[0]?.lane).toEqual({ cells: [], closed: true })
    expect(shown({ ...rider, tags: ['Charger'], speed: 2, at: [3, 0] })[0]?.lane).toEqual({
      cells: column(1, 2),
      closed: false,
    })
    expect(shown({ tags: ['Infantry'], at: [3, 0] })[0]?.lane).toBeNull()
  })

  test('auras show every cell they cover, contagion only the four beside', () => {
    const [carrier] = shown({ abilities: ['icy_grave'], at: [0, 0] }, { at: [1, 0] }, { at: [0, 1] }, { at: [1, 1] })
    const { auras = [], neighbours } = carrier ?? {}
    const range = PRINTED.abilities.get('icy_grave')?.aura?.range ?? 0
    expect(auras).toMatchObject([{ id: 'icy_grave', side: 'enemies' }])
    const all = Array.from({ length: 80 }, (_, cell) => ({ c: cell % 8, r: Math.floor(cell / 8) }))
    expect(auras[0]?.cells).toEqual(all.filter(({ c, r }) => (range < 2 ? Math.max(c, r) : c + r) <= range))
    expect([...(neighbours ?? [])].sort()).toEqual([1, 2])
  })

  test('supports are named by side, with what they are worth together', () => {
    const infantry: Partial<UnitCard> = { tags: ['Infantry'] }
    const [middle] = shown(
      { ...infantry, at: [3, 1] },
      { ...infantry, at: [4, 1] },
      { ...infantry, at: [2, 1] },
      { ...infantry, at: [3, 0] },
    )
    expect(middle).toMatchObject({ supports: { left: 1, right: 2, rear: 3 }, armor: 5, resolve: 25 })
  })

  test('a leader that does not exist is an error', () => {
    expect(() =>
      previewPlacement(PRINTED, [{ key: 'ord_squire', tier: 1 }], [{ card: 0, c: 0, r: 0 }], 'nobody'),
    ).toThrow('There is no leader nobody')
  })
})

describe('GB-1301 the formations', () => {
  const squire = PRINTED.units.get('ord_squire') as UnitCard
  /** Where these stand in a formation, as `column,row`, in the order they were given. */
  function placed(id: string, ...cards: readonly Partial<UnitCard>[]): readonly string[] {
    const units = new Map(PRINTED.units)
    for (const [place, numbers] of cards.entries())
      units.set(`test_${place}`, { ...squire, role: 'melee_dps', tags: [], ...numbers, id: `test_${place}` })
    const chosen = cards.map((_, place) => ({ key: `test_${place}`, tier: 1 as const }))
    return formationPlacement({ ...PRINTED, units }, chosen, id).map(({ c, r }) => `${c},${r}`)
  }
  const plain: Partial<UnitCard> = {}
  const bow: Partial<UnitCard> = { range: 5, trajectory: 'arc', ammo: 5 }
  const mage: Partial<UnitCard> = { range: 4, trajectory: 'homing', ammo: null }

  test.each<[string, readonly Partial<UnitCard>[], readonly string[]]>([
    ['combined-arms', [plain, { tags: ['Shielded'] }, { tags: ['Officer'] }], ['2,1', '3,1', '4,1']],
    ['kill-zone', [plain, { tags: ['SpearWall'] }], ['4,1', '3,1']],
    ['kill-zone', [mage, bow, { ...bow, trajectory: 'direct' }], ['2,0', '3,0', '4,0']],
    ['supply-line', [mage, bow, { ...mage, tags: ['SupplyWagon'] }], ['4,0', '2,0', '3,0']],
    ['aura-core', [plain, { tags: ['AuraCarrier'] }], ['4,1', '3,1']],
    ['charge-lane', [{ tags: ['Cavalry'] }, { tags: ['Charger'] }, plain], ['4,1', '2,1', '3,1']],
    ['anti-cavalry', [plain, { tags: ['SpearWall'] }, { tags: ['AntiCavalry'] }], ['3,1', '0,1', '7,1']],
    ['line', [plain, { role: 'tank' }], ['4,1', '3,1']],
    ['box', [{ role: 'support' }, plain, bow], ['3,0', '2,1', '4,0']],
  ])('%s puts first what it is built around', (id, cards, cells) => {
    expect(placed(id, ...cards)).toEqual(cells)
  })

  test('a unit without a cell of the formation takes the next free one, and none is left out', () => {
    for (const { id } of FORMATIONS) {
      const cells = placed(id, ...Array.from({ length: 12 }, () => plain))
      expect([id, new Set(cells).size]).toEqual([id, 12])
    }
  })

  /** Where GR-606 puts these, as `column,row`, in the order they were given. */
  function soundly(...cards: readonly (Partial<UnitCard> & { readonly tier?: 1 | 2 | 3 })[]): readonly string[] {
    const units = new Map(PRINTED.units)
    for (const [place, { tier: _, ...numbers }] of cards.entries())
      units.set(`test_${place}`, { ...squire, role: 'melee_dps', tags: [], ...numbers, id: `test_${place}` })
    const chosen = cards.map(({ tier = 1 }, place) => ({ key: `test_${place}`, tier }))
    return placeCards({ ...PRINTED, units }, chosen).map(({ c, r }) => `${c},${r}`)
  }
  const many = (count: number, of: Partial<UnitCard>): readonly Partial<UnitCard>[] =>
    Array.from({ length: count }, () => of)
  const cells = (row: number, ...columns: readonly number[]): readonly string[] => columns.map((c) => `${c},${row}`)
  const INWARDS = [3, 4, 2, 5, 1, 6, 0, 7]
  const OUTWARDS = [0, 7, 1, 6, 2, 5, 3, 4]
  const direct: Partial<UnitCard> = { ...bow, trajectory: 'direct' }

  test.each<[string, readonly Partial<UnitCard>[], readonly string[]]>([
    [
      'fighters: the front from within, then the back',
      many(12, plain),
      [...cells(1, ...INWARDS), ...cells(0, 3, 4, 2, 5)],
    ],
    [
      'riders: the front from without, then the back from within',
      many(12, { tags: ['Charger'] }),
      [...cells(1, ...OUTWARDS), ...cells(0, 3, 4, 2, 5)],
    ],
    [
      'those behind: the back from within, then the front from without',
      many(12, bow),
      [...cells(0, ...INWARDS), ...cells(1, 0, 7, 1, 6)],
    ],
    [
      'straight shooters: the corners, then the front from within',
      many(12, direct),
      [...cells(0, 7, 0, 6, 1, 5, 2, 4, 3), ...cells(1, 3, 4, 2, 5)],
    ],
    [
      'a straight shooter stands behind nobody while it can',
      [...many(5, plain), ...many(5, direct)],
      [...cells(1, 3, 4, 2, 5, 1), ...cells(0, 7, 0, 6, 3, 4)],
    ],
    ['supports before other carriers of nothing', [bow, { role: 'support' }, bow], cells(0, 4, 3, 2)],
    ['carriers of auras too, but riders in front', [mage, { ...mage, tags: ['AuraCarrier'] }], cells(0, 4, 3)],
  ])('GR-606 %s', (_, cards, expected) => {
    expect(soundly(...cards)).toEqual(expected)
  })

  test('GR-606 tanks before other fighters, of each the most HP at its tier, then the first', () => {
    const order = soundly(
      { hp: 100 },
      { hp: 80, tier: 2 },
      { role: 'tank', hp: 50 },
      { hp: 100 },
      { role: 'tank', hp: 60 },
      { hp: 300, tags: ['Cavalry'] },
    )
    expect(order).toEqual(['5,1', '2,1', '4,1', '1,1', '3,1', '0,1'])
    expect(() => placeCards(PRINTED, [{ key: 'ord_nobody', tier: 1 }])).toThrow('There is no unit ord_nobody')
  })

  test('an unknown formation is the sound placement', () => {
    const cards = ['ord_squire', 'ord_bowman', 'ord_footman'].map((key) => ({ key, tier: 1 as const }))
    expect(formationPlacement(PRINTED, cards, 'wedge')).toEqual(placeCards(PRINTED, cards))
  })
})
