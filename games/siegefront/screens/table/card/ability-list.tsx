import { abilityOf } from '@tessera/siegefront'
import { Icon } from '@tessera/ui'
import { abilityIcon } from '../../art.ts'
import { capital, TRIGGER_NAMES } from '../../names.ts'

export function AbilityList({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => {
    const { name, text, trigger } = abilityOf(key)
    return (
      <div key={key} className="ability">
        <h3>
          <Icon name={abilityIcon(key)} /> {name}
        </h3>
        <p className="note">
          {text} <i>{capital(TRIGGER_NAMES[trigger])}.</i>
        </p>
      </div>
    )
  })
}
