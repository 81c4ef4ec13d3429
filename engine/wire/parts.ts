import { z } from 'zod'

/** Ids are random and unguessable, but no secret: 12 letters and digits. */
export const Id = z.string().regex(/^[a-z0-9]{12}$/)

/** Instants are ISO 8601 in UTC, by the database's clock. */
export const Instant = z.iso.datetime()

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Plain data of a game (views, choices, events, configs); only the game knows its shape, so nothing walks through it here. */
export const Plain: z.ZodType<Json, Json> = z.unknown() as unknown as z.ZodType<Json, Json>

/** A request that comes twice with the same key counts once. */
export const Key = z.string().regex(/^[\w -]{8,64}$/)

export const SeatNumber = z.int().min(0).max(7)

/** RFC 9457. `code` is stable; `inputErrors` name fields where the input was wrong. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  inputErrors: z.array(z.object({ path: z.string(), code: z.string(), text: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** A page of a list: pass `next` as `after` to go on; null at the end. */
export function pageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ entries: z.array(entry), next: z.string().nullable() })
}

export const PageQuery = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
