/** The end of a match, and what decided it. */
export const result = {
  'chances.deciding': 'The moment that changed most',
  'chances.won': 'The turn that won it',
  'chances.lost': 'The turn that lost it',
  'share.won':
    '{$percent :number minimumFractionDigits=1 maximumFractionDigits=1} % won, likely {$low :number minimumFractionDigits=1 maximumFractionDigits=1} to {$high :number minimumFractionDigits=1 maximumFractionDigits=1} %',
  'share.bar':
    '{$won :integer} won, {$drawn :integer} drawn, {$lost :integer} lost; the share won lies between {$low :number minimumFractionDigits=1 maximumFractionDigits=1} and {$high :number minimumFractionDigits=1 maximumFractionDigits=1} percent',
  'try-next': 'What to try next.',
  'last-word.won.1': 'The day is yours. I will remember how.',
  'last-word.won.2': 'Well fought. I did not see that coming.',
  'last-word.won.3': 'Take the field. I want another match.',
  'last-word.lost.1': 'That was closer than it looked.',
  'last-word.lost.2': 'You left a door open. Close it next time.',
  'last-word.lost.3': 'Come again when your line has rested.',
  'last-word.drawn.1': 'Neither of us will sleep better for this.',
  'last-word.drawn.2': 'Call it even, for today.',
  'last-word.drawn.3': 'We will have to do this again.',
} as const
