/** The guided first match and the puzzles. */
export const guide = {
  'guide.hand.1.title': 'Your opening hand',
  'guide.hand.1.text':
    'The gem is a card’s price in mana. You have 2 in your first turn, and 2 more in each that follows.',
  'guide.hand.2.title': 'Keep it, or change it',
  'guide.hand.2.text':
    'Press cards that you cannot pay for long, and others come in their place. This hand is a good one: keep it.',
  'guide.deploy.1.title': 'Your cards',
  'guide.deploy.1.text': 'The price is in the gem, attack and life stand below. Press a card to read all of it.',
  'guide.deploy.2.title': 'Take one',
  'guide.deploy.2.text': 'Press a card that you can pay: its gem is bright.',
  'guide.deploy.3.title': 'Put it down',
  'guide.deploy.3.text': 'Press a lit cell of your home row. Nothing happens until you confirm.',
  'guide.deploy.4.title': 'A preview before every move',
  'guide.deploy.4.text':
    'This box shows what would happen, with every number. Press the button, or the cell once more. Dragging works too.',
  'guide.deploy.5.title': 'End your turn',
  'guide.deploy.5.text':
    'A new card may move at once and attack from your next turn on. Mana you do not spend is lost, so check whether you can afford another card.',
  'guide.march.1.title': 'March',
  'guide.march.1.text':
    'Press your card, then a lit cell, and once more. To strike their castle most cards must stand in their home row; archers reach farther.',
  'guide.formation.1.title': 'A formation',
  'guide.formation.1.text':
    'Two cards or more stand in a formation; where they stand decides which. Its effect is written on your castle and counts for all of them.',
  'guide.strike.1.title': 'Somebody is in reach',
  'guide.strike.1.text':
    'Press your card, then the enemy with the red edge. You see what would happen before anything does.',
  'guide.strike.2.title': 'The sum before the blow',
  'guide.strike.2.text':
    'Who strikes first, every factor, and what is left of both. Press the button below it to do it, or choose another target.',
  'guide.castle.1.title': 'Their castle lies open',
  'guide.castle.1.text': 'Press your card, then their castle, and once more. A castle at 0 ends the match.',
  'guide.castle.2.title': 'That is all of it',
  'guide.castle.2.text':
    'Deploy, march, strike, and keep somebody between them and your own wall. The log explains every number. Enjoy the match.',
  'guide.practice':
    'Press a card of your hand, then a lit cell. End the turn. From the next turn on your cards march and strike.',
  'puzzle.page': 'Siegefront puzzle {$number :integer}',
  'puzzle.count': 'Siegefront has {$n :integer} puzzles.',
  'puzzle.you': 'You',
  'puzzle.defender': 'Defender',
  'puzzle.task': 'Bring the castle down this turn, whatever the dice say.',
  'puzzle.again': 'Begin again',
  'puzzle.show': 'Show the solution',
  'puzzle.tryAgain': 'Try again',
  'puzzle.next': 'Next puzzle',
  'puzzle.all': 'All puzzles',
  'puzzle.oneWay': 'One way to win',
  'puzzle.playIt': 'Play it',
  'puzzle.searched':
    'The search looked at {$looked :integer} positions. Random play finds the way once in {$odds :integer} tries.',
  'verdict.solved': 'Solved',
  'verdict.lucky': 'Won, with luck',
  'verdict.failed': 'Not this turn',
  'verdict.stands': 'The castle still stands with {$life :integer}.',
  'verdict.noRoll': 'No roll of the dice could have saved the castle.',
  'verdict.anotherRoll':
    'The castle fell, but another roll would have saved it: “{$command}” There is a way that needs no luck.',
  'do.deploy': 'Deploy {$card :name} {$cell}.',
  'do.move': '{$unit :name} moves {$cell}.',
  'do.attack': '{$unit :name} attacks {$target :name}.',
  'do.attackCastle': '{$unit :name} attacks the castle.',
  'do.use': '{$unit :name} uses {$ability}.',
  'do.useOn': '{$unit :name} uses {$ability} on {$target :name}.',
  'do.endTurn': 'End the turn.',
  'do.cell': 'to the {$column} of {$row}',
  'do.left': 'left',
  'do.centre': 'middle',
  'do.right': 'right',
  'do.homeRow': 'your home row',
  'do.middleRow': 'the middle row',
  'do.enemyRow': 'the enemy’s home row',
} as const
