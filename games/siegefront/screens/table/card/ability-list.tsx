import { abilityDoes, abilityOf, abilityText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { abilityIcon } from '../../art.ts'
import { capital } from '../../names.ts'

export function AbilityList({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => {
    const { trigger } = abilityOf(key)
    return (
      <div key={key} className="ability">
        <h3>
          <Icon name={abilityIcon(key)} /> {abilityText(key)}
        </h3>
        <p className="note">
          {abilityDoes(key)} <i>{capital(words.text(`trigger.${trigger}`))}.</i>
        </p>
      </div>
    )
  })
}
