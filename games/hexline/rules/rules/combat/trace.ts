/** The share of each bearer in a number, noted by the rule that adds it up, for explanations. */
export type Trace = { readonly source: number; readonly amount: number }[]
