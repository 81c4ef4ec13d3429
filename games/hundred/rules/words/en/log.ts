export const log = {
  'log.blows': 'Blows',
  'log.morale': 'Morale',
  'log.orders': 'Orders',
  'log.before': 'Before the battle',
  'log.turn': 'Turn {$turn :integer}',
  'log.noBlows': 'no blows',
  'log.someBlows': '.input {$blows :integer} .match $blows one {{{$blows} blow}} * {{{$blows} blows}}',
  'log.blowsAndFalls':
    '.input {$blows :integer} .match $blows one {{{$blows} blow, {$fell :integer} fell}} * {{{$blows} blows, {$fell :integer} fell}}',
} as const
