/** The guided first battle. */
export const guide = {
  'guide.zone.title': 'Your army, on its ground',
  'guide.zone':
    'The blue frame is your zone. The flags are points: hold {$need :integer} of the {$all :integer} fords for {$turns :integer} turns and you win.',
  'guide.place.title': 'Place them, or leave them',
  'guide.place': 'Drag a unit, or press it and then a tile. They already stand well, so you may begin at once.',
  'guide.see.title': 'What you see, and what you do not',
  'guide.see':
    'Your units see the painted ground. On the pale paper you see nothing: the enemy is somewhere there, writing orders too.',
  'guide.choose.title': 'Choose a unit',
  'guide.choose':
    'Press one of your blue counters. Its reach is outlined, and its card shows how many men it can lose.',
  'guide.send.title': 'Send it somewhere',
  'guide.send':
    'Now press a tile, towards the fords for instance: drag the map, or press minus, to see more of it. An arrow shows the way and the turn it arrives.',
  'guide.sentence.title': 'Your click became a sentence',
  'guide.sentence':
    'You can write it yourself too, as you would tell a messenger: “scouts scout to F11; everyone else follow 1st infantry”.',
  'guide.both.title': 'Both at once',
  'guide.both': 'When your sheet is done, send it. The turn happens to both sides together.',
  'guide.log.title': 'What happened, and why',
  'guide.log':
    'The log tells every march and blow; a line with an arrow opens into its sum. The timeline below plays the turn again, step by step.',
  'guide.stay.title': 'Orders stay in force',
  'guide.stay':
    'A unit without a new order goes on with its last one. “Everyone carries on” is a good turn while they march.',
  'guide.enemy.title': 'The enemy is in sight',
  'guide.enemy':
    'A red counter with X1 is a confirmed contact. Take a unit, then press it, and the sheet says “attack X1”. A faded one is where it was last seen.',
  'guide.flanks.title': 'Flanks decide',
  'guide.flanks':
    'A unit struck in the flank or rear loses far more. Pin them in front, come round the side, and keep somebody on the fords.',
  'guide.practice':
    'Press “Begin the battle”. Write an order in English, such as “Scouts, move to the ford”, and send it.',
} as const
