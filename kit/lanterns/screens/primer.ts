import type { Primer } from '@tessera/play/guide'

const lanterns: Primer = {
  goal: [
    'Two lanterns burn on a harbour wall, and a lighthouse behind them.',
    'Every night the brighter lantern takes the night.',
    'After five nights the player who has taken more of them has won.',
  ],
  turn: [
    'Both players choose in secret how much oil they burn.',
    'The lighthouse chooses too: 0 to 3 measures.',
    'All three burn at once, and the brightest is seen.',
    'What was burnt is gone.',
  ],
  symbols: [],
  things: [
    'You have 20 measures for all five nights.',
    'You never learn what the other has left.',
    'Between equally bright lanterns a coin decides.',
    'A lighthouse that is brighter than both lanterns lets nobody have the night.',
    'The lighthouse never tires: it has enough oil for every night.',
    'Four measures a night are safe from the lighthouse.',
    'Three nights are enough, so two may be given away.',
    'A night that is lost by one measure has cost as much as one that is won.',
    'Oil that is left after the last night is worth nothing.',
    'If your clock runs out you burn nothing.',
  ],
}

export const primers = [['lanterns', lanterns]] as const
