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
          title: 'Your opening hand',
          text: 'The gem is a card’s price in mana. You have 2 in your first turn, and 2 more in each that follows.',
        },
        {
          target: '.sf-mgo .btn',
          title: 'Keep it, or change it',
          text: 'Press cards that you cannot pay for long, and others come in their place. This hand is a good one: keep it.',
          until: pressed('.sf-mgo .btn'),
        },
      ]
    case 'deploy':
      return [
        {
          target: '.sf-hand',
          title: 'Your cards',
          text: 'The price is in the gem, attack and life stand below. Press a card to read all of it.',
        },
        {
          target: '.sf-hand',
          title: 'Take one',
          text: 'Press a card that you can pay: its gem is bright.',
          until: appears('.sf-handcard.taken'),
        },
        {
          target: '.sf-grid',
          title: 'Put it down',
          text: 'Press a lit cell of your home row. Nothing happens until you confirm.',
          until: appears('[data-preview]'),
        },
        {
          target: ['[data-preview]', '.sf-grid'],
          title: 'A preview before every move',
          text: 'This box shows what would happen, with every number. Press the button, or the cell once more. Dragging works too.',
          until: lesson.untilShown('deploy'),
        },
        {
          target: '.sf-endturn',
          title: 'End your turn',
          text: 'A new card may move at once and attack from your next turn on. Mana you do not spend is lost, so check whether you can afford another card.',
          until: lesson.untilEnded,
        },
      ]
    case 'march':
      return [
        {
          target: '.sf-grid',
          title: 'March',
          text: 'Press your card, then a lit cell, and once more. To strike their castle most cards must stand in their home row; archers reach farther.',
          until: lesson.untilShown('march'),
        },
      ]
    case 'formation':
      return [
        {
          target: '.sf-edge.near',
          title: 'A formation',
          text: 'Two cards or more stand in a formation; where they stand decides which. Its effect is written on your castle and counts for all of them.',
        },
      ]
    case 'strike':
      return [
        {
          target: '.sf-grid',
          title: 'Somebody is in reach',
          text: 'Press your card, then the enemy with the red edge. You see what would happen before anything does.',
          until: appears('[data-preview]'),
        },
        {
          target: ['[data-preview]', '.sf-grid'],
          title: 'The sum before the blow',
          text: 'Who strikes first, every factor, and what is left of both. Press the button below it to do it, or choose another target.',
          until: lesson.untilShown('strike'),
        },
      ]
    case 'castle':
      return [
        {
          target: '.sf-edge.far',
          title: 'Their castle lies open',
          text: 'Press your card, then their castle, and once more. A castle at 0 ends the match.',
          until: lesson.untilShown('castle'),
        },
        {
          title: 'That is all of it',
          text: 'Deploy, march, strike, and keep somebody between them and your own wall. The log explains every number. Enjoy the match.',
        },
      ]
  }
}
