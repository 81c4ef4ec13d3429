export const guide = {
  'guide.look.title': 'Look at a fighter',
  'guide.look.text':
    'Press your archer, the blue figure with the bow. Its card (on a phone under Piece) shows hit points, armour by place, and what every number is made of.',
  'guide.advance.title': 'Advance',
  'guide.advance.text':
    'Press a warrior, then the ground a few steps ahead, and the same for the other: side by side they keep their nerve. The ribbon has a notch for every tick. Then press Ready.',
  'guide.wait.title': 'Lie in wait',
  'guide.wait.text':
    'Press the archer, Hold, then Strike and a goblin. Open that strike in the list and set "Only" to "When the target is in reach". Then Ready.',
  'guide.defend.title': 'Defend',
  'guide.defend.text':
    'Press a warrior, then Defend: it raises every reaction. Then "Change how it reacts": shield, weapon or a dodge. Then Ready.',
  'guide.strike.title': 'Strike',
  'guide.strike.text':
    'Press a warrior, then a goblin: he walks up to it and strikes until it falls. The slip shows the chance and what it is made of.',
  'guide.backs.title': 'Guard your backs',
  'guide.backs.text':
    'A blow from behind is at +20 and cannot be blocked. End a turn in a fight with no goblin behind any of yours.',
  'guide.aim.title': 'Aim',
  'guide.aim.text':
    'Choose Strike, then Aimed, and a place: the head counts threefold but costs 30, legs cost 10 and can be crippled.',
  'guide.nerve.title': 'Watch their nerve',
  'guide.nerve.text':
    'Wounds, fallen friends and being outnumbered are tests of nerve. In the log press Morale, then a line: it opens into the nerve that was rolled for.',
  'guide.win.title': 'Win',
  'guide.win.text': 'Leave no goblin able to fight before turn 15 is over.',
  'guide.allDone': 'All lessons done',
  'guide.lesson': 'Lesson {$n :integer} of {$all :integer}',
  'guide.left':
    '.input {$n :integer} .match $n one {{The battle is over before the lessons are: one is left. Another battle goes on with it.}} * {{The battle is over before the lessons are: {$n} are left. Another battle goes on with them.}}',
  'guide.lessons': 'Lessons',
  'guide.leave': 'Leave the lessons',
  'guide.know': 'You know the trade. The other scenarios are waiting.',
  'guide.again': 'Fight again',
  'guide.skip': 'Skip this lesson',
} as const
