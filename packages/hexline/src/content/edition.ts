/** HEX-18: the rules have changed twice in what a battle does or a unit costs. */
export type Edition = 1 | 2 | 3

export const NEWEST_EDITION: Edition = 3

/** Matches from before there was a second edition have no word for theirs. */
export function editionOf(config: { readonly edition?: Edition | undefined }): Edition {
  return config.edition ?? 1
}
