import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Work } from '@tessera/bench/bench'
import { type Ability, BLADE, EFFECTS, FAMILIES, ROSTER, TARGETS, TRIGGERS, type UnitType } from '@tessera/hexline'
import { hashOf } from '@tessera/kernel'
import { type MixedBattle, mixedBattles } from './battles.ts'

/** Builds a C program of the same battles with the system's compiler; null where there is none. */
export function cProgram(root: string, name: 'hex' | 'search'): string | null {
  const folder = join(tmpdir(), 'tessera-hex-c')
  mkdirSync(folder, { recursive: true })
  const program = join(folder, `${name}-${process.pid}`)
  const source = join(root, 'games', 'hexline', 'bench', 'c', `${name}.c`)
  const { error, status, stderr } = spawnSync('cc', ['-O3', '-o', program, source, '-lm'], { encoding: 'utf8' })
  if (error !== undefined) return null
  if (status !== 0) throw new Error(`cc could not build ${source}: ${stderr}`)
  return program
}

/** The program says its own rate, over its own CPU time. Its states are held to ours by the digest. */
export function inC(): Work {
  const program = process.env['BENCH_HEX_C']
  if (program === undefined) throw new Error('BENCH_HEX_C names no program')
  const input = written(mixedBattles())
  const run = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1e8 })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
    return stdout.trim()
  }
  const states = run('states').split('\n')
  return {
    digest: hashOf(states.map((state) => hashOf(JSON.parse(state)))),
    batch: () => 0,
    rate: (ms) => Number(run('rate', String(ms))),
  }
}

const TYPES: readonly UnitType[] = [...ROSTER, BLADE]

/** Types as numbers. */
export function typeLines(): readonly string[] {
  return [String(TYPES.length), ...TYPES.map(typeLine)]
}

/** Types, then battles as seeds and places in the list of types. */
function written(battles: readonly MixedBattle[]): string {
  const places = new Map(TYPES.map((type, place) => [type.id, place]))
  const armies = ({ armies, seed }: MixedBattle) => [
    seed,
    ...armies.flatMap((army) => [army.length, ...army.map((id) => places.get(id))]),
  ]
  return [...typeLines(), battles.length, ...battles.map((battle) => armies(battle).join(' '))].join('\n')
}

function typeLine(type: UnitType): string {
  const { id, cost, family, max_hp, damage, attack_range, armor, speed, abilities } = type
  const stats = [
    id,
    cost,
    FAMILIES.findIndex((entry) => entry.id === family),
    max_hp,
    damage,
    attack_range,
    armor,
    speed,
    abilities.length,
  ]
  return [...stats, ...abilities.flatMap(abilityNumbers)].join(' ')
}

/** The enums of hex.c follow the rulebook's lists. */
function abilityNumbers(ability: Ability): readonly number[] {
  const { trigger, effect, target = 'self', value = 0, range = 0, charge = 1, aura = 0, summon_ready = false } = ability
  return [
    TRIGGERS.indexOf(trigger),
    Object.keys(EFFECTS).indexOf(effect),
    TARGETS.indexOf(target),
    value,
    range,
    charge,
    aura,
    Number(summon_ready),
  ]
}
