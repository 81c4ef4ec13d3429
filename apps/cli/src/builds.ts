import { type Build, faultText, type Workshop } from '@tessera/kernel'
import { usage } from './problem.ts'

/** An army or a deck as people write it, such that the rules accept it. */
export function readBuild<Config, Choice>(
  { name, workshop }: { readonly name: string; readonly workshop?: Workshop<Config, Choice> },
  text: string,
  config: Config,
  where: string,
): Build {
  if (workshop === undefined) throw usage(`${where}: players of ${name} bring nothing`)
  const read = workshop.read(text)
  if (!read.ok) throw usage(`${where}: ${faultText(read.faults)}`)
  const refusal = workshop.refuse(config, read.value)
  if (refusal !== null) throw usage(`${where}: ${refusal}`)
  return read.value
}
