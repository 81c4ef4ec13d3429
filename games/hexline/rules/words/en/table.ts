/** Around the table of a battle. */
export const table = {
  'table.round': 'Round {$round :integer}',
} as const
