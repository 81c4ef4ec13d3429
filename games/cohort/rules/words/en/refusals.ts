/** Why something is not possible. */
export const refusals = {
  'refuse.outsideZone': '{$tile} is outside your zone.',
} as const
