/** A rulebook after the build has read it: data that the page draws, never markup. */
export interface RuleDocument {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'text'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'code'; readonly text: string }

export interface ListItem {
  /** The rule's number, which is also its anchor. */
  readonly rule?: string
  readonly blocks: readonly Block[]
}

export type Cell = readonly Inline[]

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** To another rule of the same book. */
  | { readonly kind: 'rule'; readonly rule: string }
