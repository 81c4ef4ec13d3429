import { appears, type TourStep, type Width } from '@tessera/ui'

export type Chapter = 'army' | 'deploy' | 'watch' | 'change'

export interface TourScene {
  readonly width: Width
  /** How the first battle ended for the player; null for a draw, or before it. */
  readonly won: boolean | null
  readonly foe: string
}

/** What the guide says in a part of the first match, in the words of the layout in front of the player. */
export function stepsOf(chapter: Chapter, scene: TourScene): readonly TourStep[] {
  switch (chapter) {
    case 'army':
      return armySteps(scene)
    case 'deploy':
      return deploySteps(scene)
    case 'watch':
      return watchSteps(scene)
    case 'change':
      return changeSteps(scene)
  }
}

function armySteps({ width }: TourScene): TourStep[] {
  const phone = width === 'phone'
  return [
    {
      target: phone ? '.mbar' : '.al-wrap',
      title: 'This is your army',
      text: `It is ready to go: winds, frost and storms that strike from afar. You have 100 points; each unit costs some.${phone ? ' Army shows who is in it.' : ''}`,
    },
    {
      target: '.ugrid',
      title: 'Choose your units',
      text: 'Plus adds a unit, minus takes one out. The sentence on each card says what its ability does, and when.',
    },
    ...(phone
      ? []
      : [
          {
            target: '.shape',
            title: 'Who stands where',
            text: 'Short range stands in front, long range behind. You can move everybody before the battle.',
          },
        ]),
    {
      target: ['.bld-top .btn.primary', '.mbar .btn.primary'],
      title: 'Lock your army',
      text: 'Change what you like, or nothing. Then lock the army: neither side sees the other before both are locked.',
      press: { name: 'Lock army', target: '.bld-top .btn.primary, .mbar .btn.primary' },
    },
  ]
}

function deploySteps({ width, foe }: TourScene): TourStep[] {
  return [
    {
      target: '.dep-theirs',
      title: 'Your opponent’s army',
      text: `This is what ${foe} brings. You will see where they stand when the battle begins.`,
    },
    {
      target: '.dep-board',
      title: 'Place your units',
      text:
        width === 'phone'
          ? 'They are lined up already. Tap one, then another hex of your ground. The strip below moves the map.'
          : 'They are lined up already. Drag one to another hex of your ground, or press it and then the hex.',
    },
    {
      target: ['.bld-top .btn.primary', '.mbar .btn.primary'],
      title: 'Start the battle',
      text: 'From here on nobody gives orders: every unit walks to the nearest enemy and attacks.',
      press: { name: 'Fight', target: '.dep .btn.primary' },
    },
  ]
}

/** The sentence under the board is about a blow. */
const BLOW = '.table .now b.harm'
const PLAYING = '.table .time .play[aria-label="Pause"]'

function watchSteps({ width }: TourScene): TourStep[] {
  const phone = width === 'phone'
  const wide = width === 'wide'
  return [
    {
      target: '.table .time',
      title: 'Watch at your own pace',
      text: `Play, pause, step back or forward, change the speed, or drag along the line.${phone ? '' : ' Space plays and pauses, the arrow keys step.'}`,
      press: { name: 'Play', target: '.table .time .play' },
      until: appears(PLAYING),
    },
    {
      target: '.table > .centre',
      title: 'The battle',
      text: 'One unit acts at a time, in a new random order each round. The sentence under the board says what it did. We stop at the first blow.',
      until: (done) =>
        appears(BLOW)(() => {
          press(PLAYING)
          done()
        }),
    },
    {
      target: ['.table > .right', '.table #table-panel-log', '.table-tabs'],
      title: 'Why that number?',
      text: 'Press a line of the log to see the sum behind it: damage, boosts, armour, and the dice. Every number in the game opens like this.',
      // A player who skipped the step before is still playing.
      before: () => {
        press(PLAYING)
        press('#table-tab-log')
      },
    },
    {
      target: '.table > .centre',
      ...(wide ? { and: '.table > .left' } : {}),
      title: 'Every piece has a card',
      text: `${phone ? 'Tap' : 'Press'} a unit on the board: its card tells its range, its ability, and why it walks or stays.`,
    },
    {
      target: '.table .time',
      title: 'Watch it through',
      text: `At the end a report shows what every unit did for its price. ${phone ? 'To see it now, drag the line to its end.' : 'To see it now, skip to the end.'}`,
      press: { name: 'Play on', target: '.table .time .play' },
      until: appears(PLAYING),
    },
  ]
}

function changeSteps({ width, won, foe }: TourScene): TourStep[] {
  const ended =
    won === null ? 'Nobody won that one.' : won ? 'You won that one.' : 'That one is lost, two more can follow.'
  return [
    {
      target: ['.fam .earlier', '.bld [data-tour="theirs"]'],
      title: 'What they brought',
      text:
        width === 'wide'
          ? `${ended} What ${foe} brought stands here, with how it ended.`
          : `${ended} “Their army” shows what ${foe} brought, with how it ended.`,
    },
    {
      target: ['.test', '.mbar'],
      title: 'Try before you lock',
      text: `${width === 'phone' ? 'Army also holds test fights. ' : ''}Fight their last army as often as you like: once to watch, a thousand times to know who is stronger.`,
    },
    {
      target: '.ugrid',
      title: 'Change and come back',
      text: 'Swap a unit, try it, lock. Two battles won decide the match. You know the rest; enjoy it.',
    },
  ]
}

function press(target: string): void {
  document.querySelector<HTMLElement>(target)?.click()
}
