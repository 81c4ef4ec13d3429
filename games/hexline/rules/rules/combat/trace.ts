/** What each bearer adds to a number, written down by the rule that adds it up, for whoever explains it. */
export type Trace = { readonly source: number; readonly amount: number }[]
