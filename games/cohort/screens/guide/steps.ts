import { MAP_DATA } from '@tessera/cohort'
import { appears, type TourStep } from '@tessera/ui'
import type { Chapter } from './chapters.ts'

const { hold, points } = MAP_DATA.river_crossing

/** What a step needs to know of the battle while it stands there. */
export interface Lesson {
  readonly untilBegun: NonNullable<TourStep['until']>
  readonly untilSent: NonNullable<TourStep['until']>
}

/** The words of each chapter. Selectors name parts of the screen at every width. */
export function stepsOf(chapter: Chapter, lesson: Lesson): readonly TourStep[] {
  switch (chapter) {
    case 'deploy':
      return [
        {
          target: '[data-tour="zone"]',
          title: 'Your army, on its ground',
          text: `The blue frame is your zone. The flags are points: hold ${hold.points} of the ${points.length} fords for ${hold.turns} turns and you win.`,
        },
        {
          target: ['.co-dep-units', '[data-tour="zone"]'],
          title: 'Place them, or leave them',
          text: 'Drag a unit, or press it and then a tile. They already stand well, so you may begin at once.',
          until: lesson.untilBegun,
        },
      ]
    case 'orders':
      return [
        {
          target: '.co-paper',
          title: 'What you see, and what you do not',
          text: 'Your units see the painted ground. On the pale paper you see nothing: the enemy is somewhere there, writing orders too.',
        },
        {
          target: '.co-paper',
          title: 'Choose a unit',
          text: 'Press one of your blue counters. Its reach is outlined, and its card shows how many men it can lose.',
          until: appears('.co-palette'),
        },
        {
          target: '.co-paper',
          title: 'Send it somewhere',
          text: 'Now press a tile, towards the fords for instance: drag the map, or press minus, to see more of it. An arrow shows the way and the turn it arrives.',
          until: appears('.co-echo .co-who'),
        },
        {
          target: ['.co-paperbox', '[data-tour="sheet"]'],
          title: 'Your click became a sentence',
          text: 'You can write it yourself too, as you would tell a messenger: “scouts scout to F11; everyone else follow 1st infantry”.',
        },
        {
          target: '[data-tour="send"]',
          title: 'Both at once',
          text: 'When your sheet is done, send it. The turn happens to both sides together.',
          until: lesson.untilSent,
        },
      ]
    case 'report':
      return [
        {
          target: ['.log', '.table-tabs'],
          title: 'What happened, and why',
          text: 'The log tells every step and blow; a line with an arrow opens into its sum. The timeline below plays the turn again, step by step.',
        },
        {
          title: 'Orders stay in force',
          text: 'A unit without a new order goes on with its last one. “Everyone carries on” is a good turn while they march.',
        },
      ]
    case 'enemy':
      return [
        {
          target: '.co-paper',
          title: 'The enemy is in sight',
          text: 'A red counter with X1 is a confirmed contact. Take a unit, then press it, and the sheet says “attack X1”. A faded one is where it was last seen.',
        },
        {
          title: 'Flanks decide',
          text: 'A unit struck in the flank or rear loses far more. Pin them in front, come round the side, and keep somebody on the fords.',
        },
      ]
  }
}
