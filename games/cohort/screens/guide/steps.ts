import { MAP_DATA } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
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
          title: words.text('guide.zone.title'),
          text: words.text('guide.zone', { need: hold.points, all: points.length, turns: hold.turns }),
        },
        {
          target: ['.co-dep-units', '[data-tour="zone"]'],
          title: words.text('guide.place.title'),
          text: words.text('guide.place'),
          until: lesson.untilBegun,
        },
      ]
    case 'orders':
      return [
        {
          target: '.co-paper',
          title: words.text('guide.see.title'),
          text: words.text('guide.see'),
        },
        {
          target: '.co-paper',
          title: words.text('guide.choose.title'),
          text: words.text('guide.choose'),
          until: appears('.co-palette'),
        },
        {
          target: '.co-paper',
          title: words.text('guide.send.title'),
          text: words.text('guide.send'),
          until: appears('.co-echo .co-who'),
        },
        {
          target: ['.co-paperbox', '[data-tour="sheet"]'],
          title: words.text('guide.sentence.title'),
          text: words.text('guide.sentence'),
        },
        {
          target: '[data-tour="send"]',
          title: words.text('guide.both.title'),
          text: words.text('guide.both'),
          until: lesson.untilSent,
        },
      ]
    case 'report':
      return [
        {
          target: ['.log', '.table-tabs'],
          title: words.text('guide.log.title'),
          text: words.text('guide.log'),
        },
        {
          title: words.text('guide.stay.title'),
          text: words.text('guide.stay'),
        },
      ]
    case 'enemy':
      return [
        {
          target: '.co-paper',
          title: words.text('guide.enemy.title'),
          text: words.text('guide.enemy'),
        },
        {
          title: words.text('guide.flanks.title'),
          text: words.text('guide.flanks'),
        },
      ]
  }
}
