import { type PlayerView, type RunChoice, type RunEvent, type RunView, runRules } from '@tessera/gauntlet'
import { createMatch, FrameLog, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { type FormerTeam, teamOfBattle, teamsOn } from '../../shared/former-teams.ts'
import { storyOf } from '../road/story.ts'
import { blockedRise, campAfter, preparationFor, withoutRise } from '../table/preparation.ts'
import { opponentFor, starterOf } from './definition.ts'
import { battleSpans, duelFrames, playerOf } from './frames.ts'
import { tallyOf } from './tally.ts'

const parsed = runRules.config.parse({ pool: 'local' })
if (!parsed.ok) throw new Error('The config of the run is wrong')
const config = parsed.value

/** A run of so many battles, played by the steady bot, with every frame its player saw. */
function played(battles: number) {
  const timeline = new FrameLog<RunEvent, RunView>()
  const match = createMatch(runRules, { config, seed: seedFrom('a road') }, [
    { to: 0, frame: timeline.push.bind(timeline) },
  ])
  const view = (): PlayerView => playerOf(match.envelope(0).view)
  const choose = (choice: RunChoice) => expect(match.submit(match.awaiting()[0] ?? 0, match.at, choice)).toBeNull()
  choose({ do: 'begin', ...starterOf('ser_aldric') })
  while (match.result() === null && view().battles.length < battles) {
    const { phase, offer, picksDue } = view()
    if (phase === 'draft') choose({ do: 'pick', cards: offer.slice(0, picksDue) })
    else if (phase === 'camp') choose({ do: 'find', ...preparationFor(view(), null) })
    else if (phase === 'matching') choose({ do: 'opponent', snapshot: null, among: 0 })
    else choose({ do: 'fight' })
  }
  return { timeline, view: view() }
}

const RUN = played(2)

describe('battles in the frames of a run', () => {
  test('each has its first and last frame, and is shown as a duel that ends as the run says', () => {
    const spans = battleSpans(RUN.timeline)
    expect(spans.map(({ number }) => number)).toEqual([1, 2])
    for (const span of spans) {
      const frames = duelFrames(RUN.timeline, span)
      const { battle } = frames.frame(frames.length - 1).view
      expect(battle?.result?.winner).toBe(RUN.view.battles[span.number - 1]?.winner)
      expect(frames.frame(0).view.battle?.round).toBe(0)
      expect(frames.events(frames.length - 1).some(({ type }) => type === 'battle_ended')).toBe(true)
    }
  })

  test('what units did adds up to the blows that were told', () => {
    const [span] = battleSpans(RUN.timeline)
    if (span === undefined) throw new Error('No battle was fought')
    const frames = duelFrames(RUN.timeline, span)
    const { own } = tallyOf(frames)
    const units = frames.frame(frames.length - 1).view.battle?.units ?? []
    let dealt = 0
    for (let index = 0; index < frames.length; index++)
      for (const event of frames.events(index))
        if (event.type === 'attack' && units[event.attackerId - 1]?.owner === 0) dealt += event.damage
    expect(own.reduce((sum, tally) => sum + tally.dealt, 0)).toBe(dealt)
    expect(own).toHaveLength(3)
  })
})

describe('GR-506 the draft of a camp', () => {
  const camp: PlayerView = { ...RUN.view, phase: 'camp', gold: 7 }
  const [card] = RUN.view.cards.filter(({ place }) => place === 'hand')
  if (card === undefined) throw new Error('The hand is empty')

  test('upgrades leave less gold, and one taken back leaves all of it', () => {
    const { hand, gold } = campAfter(camp, [card.id])
    expect(hand.find(({ id }) => id === card.id)?.tier).toBe(2)
    expect(gold).toBeLessThan(7)
    expect(campAfter(camp, withoutRise([card.id], card.id)).gold).toBe(7)
  })

  test('a card that cannot be paid says what it costs and what is there', () => {
    expect(blockedRise(campAfter({ ...camp, gold: 0 }, []), card)).toMatch(/costs \d, you have 0/)
    expect(blockedRise({ hand: [], gold: 99 }, { ...card, tier: 3 })).toMatch('highest')
    expect(blockedRise({ hand: [], gold: 99 }, card)).toBeNull()
  })

  test('it opens as it was left, and without a draft as the team stood last, with the new card on a free cell', () => {
    const left = { upgrades: [card.id], units: [{ card: card.id, c: 7, r: 0 }], timings: ['late', 'early'] as const }
    expect(preparationFor(camp, left)).toEqual(left)
    const drafted = RUN.view.cards.find(({ place }) => place === 'remaining')
    const grown = camp.cards.map((each) => (each === drafted ? { ...each, place: 'hand' as const } : each))
    const { units } = preparationFor({ ...camp, cards: grown }, null)
    expect(units).toEqual(expect.arrayContaining([...RUN.view.deployment]))
    expect(units).toHaveLength(RUN.view.deployment.length + 1)
    expect(units.map(({ card: id }) => id)).toContain(drafted?.id)
    expect(new Set(units.map(({ c, r }) => 8 * r + c)).size).toBe(units.length)
  })
})

describe('GR-603 former teams on the device', () => {
  const stored = new Map<string, FormerTeam>()
  const teams = teamsOn({
    all: async () => [...stored.values()],
    get: async (id) => stored.get(id),
    put: async (team) => void stored.set(team.id, team),
    remove: async (id) => void stored.delete(id),
  })
  const host: RunView = {
    to: 1,
    config,
    phase: 'matching',
    wins: 0,
    losses: 0,
    draws: 0,
    rating: 1000,
    foughtSnapshots: [],
  }

  test('a run before this one is met, this one itself is not, and asking twice finds the same', async () => {
    await teams.keep(
      RUN.view.battles.map((_, place) => teamOfBattle('before', 'Former Ser Aldric', RUN.view.battles, place)),
    )
    await teams.keep(
      RUN.view.battles.map((_, place) => teamOfBattle('before', 'Former Ser Aldric', RUN.view.battles, place)),
    )
    const candidates = await teams.candidates()
    expect(candidates).toHaveLength(2)
    const found = opponentFor(host, 'now', candidates)
    expect(found.do === 'opponent' && found.snapshot?.name).toBe('Former Ser Aldric')
    expect(opponentFor(host, 'now', candidates)).toEqual(found)
    expect(runRules.refuse(host, found)).toBeNull()
    expect(opponentFor(host, 'before', candidates)).toEqual({ do: 'opponent', snapshot: null, among: 0 })
  })
})

test('the picture of a run tells results and names, and no seed', () => {
  const story = storyOf(RUN.view)
  expect(story.steps).toHaveLength(2)
  const text = JSON.stringify(story)
  for (const { seed } of RUN.view.battles) expect(text).not.toContain(seed)
})
