import { type Ability, abilityWords } from '@tessera/hexline'

/** An ability as a sentence: when, in italics, then what. */
export function AbilityText({ ability }: { readonly ability: Ability }) {
  const { when, what } = abilityWords(ability)
  return (
    <>
      {when !== '' && <em>{when}:</em>} {what}
    </>
  )
}
