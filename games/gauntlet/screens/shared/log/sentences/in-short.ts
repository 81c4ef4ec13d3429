import type { DuelEvent, DuelView } from '@tessera/gauntlet'
import type { Part } from '@tessera/words'
import type { Sentence } from './naming.ts'
import { tellBeat } from './tell.ts'

/** A beat in one sentence: its weightiest action, and who fell by it. */
export function inShort(events: readonly DuelEvent[], view: DuelView): readonly Part[] {
  const sentences = tellBeat(events, view)
  const acting = view.battle?.turnOf ?? 0
  const main =
    sentences.findLast(({ kind, actor }) => kind === 'blows' && actor === acting) ??
    sentences.findLast(({ kind }) => kind === 'blows') ??
    sentences.findLast(({ kind }) => kind === 'spells') ??
    sentences.findLast(({ kind }) => kind === 'deaths') ??
    sentences.findLast(({ kind }) => kind === 'moves') ??
    sentences.at(-1)
  if (main === undefined) return ['The lines stand.']
  const ends = sentences.filter((each) => each !== main && each.kind === 'deaths')
  // A unit that first breaks and then falls has fallen.
  const own = ends.findLast(({ actor }) => main.units.includes(actor))
  if (own !== undefined) return joined(main, own)
  const other = ends.at(-1)
  return other === undefined ? main.parts : [...main.parts, ' ', ...other.parts]
}

/** "Knight hits Ghoul for 46; Ghoul falls." */
function joined(main: Sentence, falls: Sentence): readonly Part[] {
  const last = main.parts.at(-1)
  const open = typeof last === 'string' ? [...main.parts.slice(0, -1), last.replace(/\.$/, '')] : main.parts
  const [who = '', what = ''] = falls.parts
  const falling = typeof what === 'string' ? what.replace(/\.$/, '') : ''
  return [...open, '; ', who, `${falling}.`]
}
