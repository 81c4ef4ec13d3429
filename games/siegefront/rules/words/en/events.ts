/** What happens in a match, one sentence each. */
export const events = {
  'event.begins':
    '.input {$seat :name} .input {$castle :integer} .match $seat you {{{$seat} begin. Castles have {$castle} life. Weather: {$weather}.}} * {{{$seat} begins. Castles have {$castle} life. Weather: {$weather}.}}',
  'event.keepsHand':
    '.input {$seat :name} .match $seat you {{{$seat} keep the whole hand.}} * {{{$seat} keeps the whole hand.}}',
  'event.putsBack':
    '.input {$seat :name} .input {$n :integer} .match $seat $n you one {{{$seat} put back {$n} card.}} you * {{{$seat} put back {$n} cards.}} * one {{{$seat} puts back {$n} card.}} * * {{{$seat} puts back {$n} cards.}}',
  'event.putsBackCards':
    '.input {$seat :name} .match $seat you {{{$seat} put back {$cards :list}.}} * {{{$seat} puts back {$cards :list}.}}',
  'event.turn':
    '.input {$seat :name} .match $seat you {{Turn {$turn :integer}: {$seat} have {$mana :amount tone=magic} mana.}} * {{Turn {$turn :integer}: {$seat} has {$mana :amount tone=magic} mana.}}',
  'event.endsTurn':
    '.input {$seat :name} .input {$mana :integer} .match $seat $mana you 0 {{{$seat} end the turn.}} you * {{{$seat} end the turn with {$mana} mana unspent.}} * 0 {{{$seat} ends the turn.}} * * {{{$seat} ends the turn with {$mana} mana unspent.}}',
  'event.draws':
    '.input {$seat :name} .match $seat you {{{$seat} draw {$card :name}.}} * {{{$seat} draws {$card :name}.}}',
  'event.drawsInstead':
    '.input {$seat :name} .match $seat you {{{$seat} draw {$card :name} instead.}} * {{{$seat} draws {$card :name} instead.}}',
  'event.drawsBy':
    '.input {$seat :name} .match $seat you {{{$seat} draw {$card :name} by {$cause}.}} * {{{$seat} draws {$card :name} by {$cause}.}}',
  'event.deckEmpty':
    '.input {$seat :name} .match $seat you {{{$seat} have no card left to draw.}} * {{{$seat} has no card left to draw.}}',
  'event.gainsCharge':
    '.input {$seat :name} .match $seat you {{{$seat} gain a charge and have {$charges :integer}.}} * {{{$seat} gains a charge and has {$charges :integer}.}}',
  'event.forges':
    '.input {$seat :name} .match $seat you {{{$seat} forge {$card :name} for {$cost :integer} mana ({$mode}).}} * {{{$seat} forges {$card :name} for {$cost :integer} mana ({$mode}).}}',
  'event.gainsMana':
    '.input {$seat :name} .match $seat you {{{$seat} gain {$mana :amount tone=magic} mana by {$cause}.}} * {{{$seat} gains {$mana :amount tone=magic} mana by {$cause}.}}',
  'event.paysMana':
    '.input {$seat :name} .match $seat you {{{$seat} spend {$mana :amount tone=magic} mana.}} * {{{$seat} spends {$mana :amount tone=magic} mana.}}',
  'event.enters': '{$unit :name} enters {$row}.',
  'event.entersFor': '{$unit :name} enters {$row} for {$mana :integer} mana.',
  'event.moves': '{$unit :name} moves to {$row}.',
  'event.shoved': '{$unit :name} is shoved back.',
  'event.swapped': '{$unit :name} changes places.',
  'event.attacks': '{$by :name} attacks {$to :name}.',
  'event.attacksCastle':
    '.input {$seat :name} .match $seat you {{{$by :name} attacks your castle.}} * {{{$by :name} attacks the castle of {$seat}.}}',
  'event.strikes':
    '.input {$left :integer} .match $left 0 {{{$by :name} strikes {$to :name} for {$damage :amount tone=harm}.}} * {{{$by :name} strikes {$to :name} for {$damage :amount tone=harm}. {$left} left.}}',
  'event.strikesCritically':
    '.input {$left :integer} .match $left 0 {{{$by :name} strikes {$to :name} for {$damage :amount tone=harm}, a critical blow.}} * {{{$by :name} strikes {$to :name} for {$damage :amount tone=harm}, a critical blow. {$left} left.}}',
  'event.strikesWard': '{$by :name} strikes {$to :name}, and the ward takes it.',
  'event.answers':
    '.input {$left :integer} .match $left 0 {{{$by :name} answers {$to :name} for {$damage :amount tone=harm}.}} * {{{$by :name} answers {$to :name} for {$damage :amount tone=harm}. {$left} left.}}',
  'event.answersCritically':
    '.input {$left :integer} .match $left 0 {{{$by :name} answers {$to :name} for {$damage :amount tone=harm}, a critical blow.}} * {{{$by :name} answers {$to :name} for {$damage :amount tone=harm}, a critical blow. {$left} left.}}',
  'event.answersWard': '{$by :name} answers {$to :name}, and the ward takes it.',
  'event.strikesCastle':
    '.input {$seat :name} .match $seat you {{{$by} strikes your castle for {$damage :amount tone=harm}. {$left :integer} left.}} * {{{$by} strikes the castle of {$seat} for {$damage :amount tone=harm}. {$left :integer} left.}}',
  'event.hitsCastle':
    '.input {$seat :name} .match $seat you {{{$by} hits your castle for {$damage :amount tone=harm}. {$left :integer} left.}} * {{{$by} hits the castle of {$seat} for {$damage :amount tone=harm}. {$left :integer} left.}}',
  'event.loses':
    '.input {$left :integer} .match $left 0 {{{$unit :name} loses {$damage :amount tone=harm} to {$cause}.}} * {{{$unit :name} loses {$damage :amount tone=harm} to {$cause}. {$left} left.}}',
  'event.wardTakes': 'The ward of {$unit :name} takes {$cause}.',
  'event.heals': '{$unit :name} heals {$amount :amount tone=heal} by {$cause}.',
  'event.castleHeals':
    '.input {$seat :name} .match $seat you {{Your castle regains {$amount :amount tone=heal} by {$cause}.}} * {{The castle of {$seat} regains {$amount :amount tone=heal} by {$cause}.}}',
  'event.ability': '{$unit :name}: {$ability}.',
  'event.abilityOn': '{$unit :name}: {$ability} on {$targets :list}.',
  'event.status':
    '.input {$turns :integer} .match $turns one {{{$unit :name} is {$status} for {$turns} turn.}} * {{{$unit :name} is {$status} for {$turns} turns.}}',
  'event.warded': '{$unit :name} is {$status}.',
  'event.statusEnds': '{$unit :name} is no longer {$status}.',
  'event.wardUsed': 'The ward of {$unit :name} is used up.',
  'event.stat': '{$unit :name}: {$stat} {$from :integer} to {$to} by {$cause}.',
  'event.falls': '{$unit :name} falls.',
  'event.returns': '{$unit :name} returns with {$life :integer} life.',
  'event.weather':
    '.input {$turns :integer} .match $turns 0 {{{$weather}.}} one {{{$weather} for {$turns} turn.}} * {{{$weather} for {$turns} turns.}}',
  'event.weatherEffect':
    '.input {$turns :integer} .match $turns 0 {{{$weather}: {$effect}.}} one {{{$weather} for {$turns} turn: {$effect}.}} * {{{$weather} for {$turns} turns: {$effect}.}}',
  'event.ground': 'The ground at {$cell :place} becomes: {$terrain}.',
  'event.formationLost':
    '.input {$seat :name} .match $seat you {{{$seat} lose the formation {$formation}.}} * {{{$seat} loses the formation {$formation}.}}',
  'event.formation':
    '.input {$seat :name} .match $seat you {{{$seat} form {$formation}.}} * {{{$seat} forms {$formation}.}}',
  'event.formationEffect':
    '.input {$seat :name} .match $seat you {{{$seat} form {$formation}: {$effect}.}} * {{{$seat} forms {$formation}: {$effect}.}}',
  'event.controlsMiddle':
    '.input {$seat :name} .match $seat you {{{$seat} control the middle row.}} * {{{$seat} controls the middle row.}}',
  'event.nobodyControls': 'Nobody controls the middle row.',
  'event.drawn': 'The match is drawn.',
  'event.wins': '.input {$seat :name} .match $seat you {{{$seat} win the match.}} * {{{$seat} wins the match.}}',
  'rise.warded': 'Warded',
  'rise.noLonger': 'No longer {$status}',
  'rise.stat': '{$change} {$stat}',
  'rise.returns': 'Returns',
  'rise.card': '+1 card',
  'rise.charge': '+1 charge',
  'rise.noCards': 'No cards left',
  'rise.mana': '+{$mana :integer} mana',
  'rise.turn': '.input {$seat :name} .match $seat you {{Your turn}} * {{{$seat}’s turn}}',
} as const
