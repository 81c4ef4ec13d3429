import type { CohortView } from '../../view/view.ts'
import { GUESSES } from '../guess/index.ts'
import { understand as read, type Understanding } from '../understand.ts'

/** As a page reads a sheet, with what guesses at sentences. */
export function understand(text: string, view: CohortView): Understanding {
  return read(text, view, GUESSES)
}
