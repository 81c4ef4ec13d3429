import { words } from '@tessera/siegefront/words'
import { appears, pressed, type TourStep } from '@tessera/ui'
import type { Chapter } from './chapters.ts'

/** What a step needs to know of the match while it stands there. */
export interface Lesson {
  /** Ends the step once the player has done what a chapter teaches. */
  readonly untilShown: (chapter: Chapter) => NonNullable<TourStep['until']>
  /** Ends it once the turn is over. */
  readonly untilEnded: NonNullable<TourStep['until']>
}

/** The words of each chapter. Selectors name parts of the table at every width. */
export function stepsOf(chapter: Chapter, lesson: Lesson): readonly TourStep[] {
  switch (chapter) {
    case 'hand':
      return [
        {
          target: '.sf-mcard',
          title: words.text('guide.hand.1.title'),
          text: words.text('guide.hand.1.text'),
        },
        {
          target: '.sf-mgo .btn',
          title: words.text('guide.hand.2.title'),
          text: words.text('guide.hand.2.text'),
          until: pressed('.sf-mgo .btn'),
        },
      ]
    case 'deploy':
      return [
        {
          target: '.sf-hand',
          title: words.text('guide.deploy.1.title'),
          text: words.text('guide.deploy.1.text'),
        },
        {
          target: '.sf-hand',
          title: words.text('guide.deploy.2.title'),
          text: words.text('guide.deploy.2.text'),
          until: appears('.sf-handcard.taken'),
        },
        {
          target: '.sf-grid',
          title: words.text('guide.deploy.3.title'),
          text: words.text('guide.deploy.3.text'),
          until: appears('[data-preview]'),
        },
        {
          target: ['[data-preview]', '.sf-grid'],
          title: words.text('guide.deploy.4.title'),
          text: words.text('guide.deploy.4.text'),
          until: lesson.untilShown('deploy'),
        },
        {
          target: '.sf-endturn',
          title: words.text('guide.deploy.5.title'),
          text: words.text('guide.deploy.5.text'),
          until: lesson.untilEnded,
        },
      ]
    case 'march':
      return [
        {
          target: '.sf-grid',
          title: words.text('guide.march.1.title'),
          text: words.text('guide.march.1.text'),
          until: lesson.untilShown('march'),
        },
      ]
    case 'formation':
      return [
        {
          target: '.sf-edge.near',
          title: words.text('guide.formation.1.title'),
          text: words.text('guide.formation.1.text'),
        },
      ]
    case 'strike':
      return [
        {
          target: '.sf-grid',
          title: words.text('guide.strike.1.title'),
          text: words.text('guide.strike.1.text'),
          until: appears('[data-preview]'),
        },
        {
          target: ['[data-preview]', '.sf-grid'],
          title: words.text('guide.strike.2.title'),
          text: words.text('guide.strike.2.text'),
          until: lesson.untilShown('strike'),
        },
      ]
    case 'castle':
      return [
        {
          target: '.sf-edge.far',
          title: words.text('guide.castle.1.title'),
          text: words.text('guide.castle.1.text'),
          until: lesson.untilShown('castle'),
        },
        {
          title: words.text('guide.castle.2.title'),
          text: words.text('guide.castle.2.text'),
        },
      ]
  }
}
