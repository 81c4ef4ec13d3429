/** GR-103: two spells go with a team: a third that is chosen takes the place of the first, and one that is chosen again is left. */
export function toggled(spells: readonly string[], spell: string): readonly string[] {
  return spells.includes(spell) ? spells.filter((each) => each !== spell) : [...spells, spell].slice(-2)
}
