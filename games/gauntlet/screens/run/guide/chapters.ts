import type { PlayerView } from '@tessera/gauntlet'
import { appears, type TourStep } from '@tessera/ui'

export type Chapter = 'draft' | 'camp' | 'letter' | 'battle' | 'road' | 'spend'

/** What the player has looked at of the last battle. */
export interface BattleProgress {
  /** The battle has been watched or skipped. */
  readonly watched: boolean
  /** Its result has been read. */
  readonly told: boolean
}

/** What the screen teaches now; null where nothing new stands on it. */
export function chapterOf(
  view: PlayerView,
  { watched, told }: BattleProgress,
  taught: ReadonlySet<Chapter>,
): Chapter | null {
  const chapter = onScreen(view, { watched, told })
  return chapter === null || taught.has(chapter) ? null : chapter
}

function onScreen({ phase, battles }: PlayerView, { watched, told }: BattleProgress): Chapter | null {
  if (battles.length > 0 && !watched) return 'battle'
  if (battles.length > 0 && !told) return 'road'
  if (battles.length === 0) {
    if (phase === 'draft') return 'draft'
    if (phase === 'camp') return 'camp'
    return phase === 'matched' ? 'letter' : null
  }
  return phase === 'camp' ? 'spend' : null
}

/** Chapters about things that were done already are left out: a guided run may be opened at any point. */
export function taughtBy({ battles }: PlayerView): ReadonlySet<Chapter> {
  if (battles.length === 0) return new Set()
  return new Set<Chapter>(
    battles.length === 1 ? ['draft', 'camp', 'letter'] : ['draft', 'camp', 'letter', 'battle', 'road'],
  )
}

const tab = (id: string) => () => document.getElementById(`camp-tab-${id}`)?.click()

export const CHAPTERS: Readonly<Record<Chapter, readonly TourStep[]>> = {
  draft: [
    {
      target: '.gr-count',
      title: 'Nine torches, four banners',
      text: 'Every win lights a torch, every loss takes a banner. Light all nine before the fourth banner falls.',
    },
    {
      target: '.gr-cards',
      title: 'Three of these five join you',
      text: 'Press three cards. What you leave stays in your deck and comes again. A guard to stand in front is a good beginning.',
    },
  ],
  camp: [
    {
      target: '.gr-shop',
      title: 'Gold makes units stronger',
      text: 'A tier more is half as much life and attack again; the third teaches a mastery too. You can take it back until you look for an opponent.',
      before: tab('shop'),
    },
    {
      target: '.gr-place',
      title: 'Where they stand',
      text: 'Fighters in front, shooters behind. Press a unit, then a cell; units side by side protect each other.',
      before: tab('place'),
    },
    {
      target: '.gr-right',
      title: 'Two spells',
      text: 'Your leader casts each once, by himself: at the beginning, when your side is hurt, or when it is nearly beaten.',
      before: tab('spells'),
    },
    {
      target: '.gr-go button',
      title: 'Find an opponent',
      text: 'Then the team is locked, and you meet a team that stands where you stand.',
    },
  ],
  letter: [
    {
      target: ['.gr-letter', '.gr-right'],
      title: 'Whom you meet',
      text: 'You see who leads them and how they fared, and not how they stand. Nobody sits there now: the team of an earlier run, or of a bot, waits for you.',
    },
  ],
  battle: [
    {
      target: '.table .time',
      title: 'The battle fights itself',
      text: 'Watch, pause, go faster or step back. Green is life, blue is Resolve: whoever has none left flees.',
      press: { name: 'Play', target: '.table .time .play' },
      until: appears('.table .time .play[aria-label="Pause"]'),
    },
  ],
  road: [
    {
      target: '.gr-roadp',
      title: 'The road',
      text: 'This is how far you have come. A loss pays 9 gold, a win 7, and from the third win in a row more.',
    },
  ],
  spend: [
    {
      target: '.gr-shop',
      title: 'Every battle brings a card and gold',
      text: 'The new card stands on a free cell already. Spend your gold: opponents grow with every win.',
      before: tab('shop'),
    },
  ],
}
