/** What happens in a run between its battles. */
export const run = {
  'run.begins': '{$faction} sets out under {$leader}, with {$spells :list}.',
  'run.offer':
    '.input {$n :integer} .match $n one {{On offer: {$cards :list}. Pick {$n} card.}} * {{On offer: {$cards :list}. Pick {$n} cards.}}',
  'run.drafted': 'Drafted: {$cards :list}. {$hand :integer} in hand, {$left :integer} in the deck.',
  'run.raised': '{$card} rises to tier {$tier :integer} for {$price :integer} gold.',
  'run.paid': '{$n :integer} gold paid, {$gold :integer} left.',
  'run.reward':
    '.input {$why :string} .match $why win {{{$n :integer} gold for the win, {$gold :integer} in all.}} loss {{{$n :integer} gold for the loss, {$gold :integer} in all.}} * {{{$n :integer} gold for the draw, {$gold :integer} in all.}}',
  'run.locked':
    '.input {$n :integer} .match $n one {{The team is locked: {$n} unit, spells {$times :list}.}} * {{The team is locked: {$n} units, spells {$times :list}.}}',
  'run.opponent':
    '.input {$n :integer} .match $n one {{{$name} waits with {$n} unit: {$faction} under {$leader}.}} * {{{$name} waits with {$n} units: {$faction} under {$leader}.}}',
  'run.battle':
    '.input {$result :string} .match $result win {{Battle {$n :integer} is won after {$rounds :integer} rounds.}} loss {{Battle {$n :integer} is lost after {$rounds :integer} rounds.}} * {{Battle {$n :integer} is drawn after {$rounds :integer} rounds.}}',
  'run.rating': 'The rating goes from {$before :integer} to {$after :integer}.',
  'run.ended': 'The run is over: {$why}.',
  'run.card': '{$unit} ({$id})',
  'run.sumWins': 'Wins',
  'run.sumLosses': 'Losses',
  'run.sumDraws': 'Draws',
  'run.sumRating': 'Rating',
  'run.sumRated': 'Rated',
  'run.yes': 'yes',
  'run.no': 'no',
  'run.sumBase': 'For the battle',
  'run.sumStreak': 'For the streak',
  'runEnd.nine_wins': 'nine battles are won',
  'runEnd.four_losses': 'four battles are lost',
  'runEnd.abandoned': 'it was abandoned',
  'runEnd.expired': 'time ran out',
  'runEnd.battle_limit': 'twenty battles are over',
} as const
