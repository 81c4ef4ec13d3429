import { type HexlineConfig, READY_ARMIES, readArmyCode, refuseArmy } from '@tessera/hexline'
import { faultText } from '@tessera/kernel'
import { usage } from '../problem.ts'

/** An army as people write it: the id or name of a ready-made one, or a code such as hx1:greywolf*3,ripper. */
export function readArmy(text: string, config: HexlineConfig, where: string): readonly string[] {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '_')
  const ready = READY_ARMIES.find((army) => army.id === wanted)
  const units = ready?.units ?? fromCode(text, where)
  const refusal = refuseArmy(config, units)
  if (refusal !== null) throw usage(`${where}: ${refusal.message}`)
  return units
}

function fromCode(text: string, where: string): readonly string[] {
  const parsed = readArmyCode(text)
  if (parsed.ok) return parsed.value
  if (text.includes(':')) throw usage(`${where}: ${faultText(parsed.faults)}`)
  throw usage(
    `${where}: there is no ready-made army "${text.slice(0, 40)}". There are: ${READY_ARMIES.map((army) => army.id).join(', ')}; or write a code such as hx1:greywolf*3,ripper`,
  )
}
