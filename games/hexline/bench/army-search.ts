import { spawnSync } from 'node:child_process'
import { BLADE, ROSTER } from '@tessera/hexline'
import { cProgram, typeLines } from './hex-c.ts'

type Army = readonly string[]

/** An army and how much of a field it is, or what it took of the points. */
export interface Weighed {
  readonly army: Army
  readonly weight: number
}

/** What `games/hexline/bench/c/search.c` is asked, as it says itself. */
type Command = 'field' | 'units' | 'answer' | 'shares'

export interface ArmySearch {
  /** `many` are rounds of a field and battles of everything else. Another seed has other dice. */
  find(command: Command, seed: number, many: number, armies: readonly Weighed[]): readonly Weighed[]
  /** Shares of each army against each, in so many battles a pairing. */
  pairs(seed: number, battles: number, armies: readonly Army[]): readonly (readonly number[])[]
}

/** The search for armies in C; null where there is no compiler. */
export function armySearch(root: string): ArmySearch | null {
  const program = cProgram(root, 'search')
  if (program === null) return null
  const run = (command: string, seed: number, many: number, armies: readonly Weighed[]): readonly string[] => {
    const { status, stdout } = spawnSync(program, [command, String(seed), String(many)], {
      input: [...typeLines(), armies.length, ...armies.map(written)].join('\n'),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error(`${program} ${command} failed`)
    return stdout.trim().split('\n')
  }
  return {
    find: (command, seed, many, armies) => run(command, seed, many, armies).map(read),
    pairs: (seed, battles, armies) =>
      run('pairs', seed, battles, weighing(0, armies)).map((line) => line.split(' ').map(Number)),
  }
}

export function weighing(weight: number, armies: readonly Army[]): readonly Weighed[] {
  return armies.map((army) => ({ army, weight }))
}

const TYPES: readonly string[] = [...ROSTER, BLADE].map(({ id }) => id)

function written({ army, weight }: Weighed): string {
  return [weight, army.length, ...army.map((id) => TYPES.indexOf(id))].join(' ')
}

function read(line: string): Weighed {
  const [weight = 0, , ...places] = line.split(' ').map(Number)
  return { weight, army: places.map((place) => TYPES[place] ?? '') }
}
