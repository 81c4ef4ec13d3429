export const rest = {
  'board.loading': 'Setting up the table',
  'build.figure': 'The fighter as a miniature',
  'deploy.field': 'The field',
  'slip.why': 'why',
} as const
