import { customType } from 'drizzle-orm/pg-core'

/**
 * The drivers hand out JSON parsed. Drizzle's own columns parse a string once more, which turns the text "12e345" into a number;
 * these do not.
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
})

export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
