import type { Bench } from '@tessera/bench/bench'
import { takeTurns, versus } from '@tessera/bench/measure'
import { cProgram } from './hex-c.ts'

export const hexlineSpeed: Bench = {
  name: 'hexline-speed',
  about: 'battles of 20 against 20 from the whole roster, beside the plain reference implementation and a C program',
  async run(context) {
    const program = cProgram(context.root, 'hex')
    if (program === null) context.note('There is no C compiler called cc here, so the line against C is left out.')
    else process.env['BENCH_HEX_C'] = program
    const rates = await takeTurns(context, [
      'hexline, nobody listening',
      'hexline, events recorded',
      'hexline reference',
      ...(program === null ? [] : (['hexline in C'] as const)),
    ])
    const unit = 'battles per CPU-second'
    const lines = [
      versus('hexline-speed', rates, 'hexline, nobody listening', 'hexline reference', { unit }),
      versus('hexline-speed-events', rates, 'hexline, events recorded', 'hexline reference', { unit }),
    ]
    if (program === null) return lines
    const peer = 'the same battles in C (cc -O3)'
    return [...lines, versus('hexline-speed-c', rates, 'hexline, nobody listening', 'hexline in C', { unit, peer })]
  },
}
