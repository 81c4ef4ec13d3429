/** HEX-18: the rules have changed four times in what a battle does or a unit costs. */
export type Edition = 1 | 2 | 3 | 4 | 5

export const NEWEST_EDITION: Edition = 5

/** Matches from before there was a second edition have no word for theirs. */
export function editionOf(config: { readonly edition?: Edition | undefined }): Edition {
  return config.edition ?? 1
}
