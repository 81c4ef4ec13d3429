/** Which part of a list is wanted. */
export interface PageWish {
  readonly after?: string | undefined
  readonly limit: number
}

export interface Page<Entry> {
  entries: Entry[]
  next: string | null
}
