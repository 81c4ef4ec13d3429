import type { Json } from '../data/json.ts'
import type { Dice } from '../dice/dice.ts'
import type { Parsed } from './schema.ts'

/** What a seat brings, as the parts it consists of: unit ids, card keys. */
export type Build = readonly string[]

export interface Preset {
  readonly id: string
  readonly name: string
  readonly build: Build
}

/** Something a build may have. */
export interface Part {
  readonly id: string
  readonly name: string
  readonly cost: number
  /** What `change` may take away from it, by name. */
  readonly abilities: readonly string[]
}

/** A match in which seats bring builds. */
export interface Seating<Config, Choice> {
  readonly config: Config
  /** By seat: the choice that brings its build; null where the bot chooses, or the config says it already. */
  readonly brings: readonly (Choice | null)[]
}

/** What experiments need of a game beyond its rules. Nothing here is asked while a match runs. */
export interface Workshop<Config, Choice> {
  /** What a seat brings, as people call it: army, deck. */
  readonly word: string
  /** The level that leads a build unless one is named: quick, and no fool. */
  readonly leader: string
  readonly presets: readonly Preset[]
  /** What `change` may set on a part, by name. */
  readonly fields: readonly string[]
  /** Everything that may be in a build under this config. */
  parts(config: Config): readonly Part[]
  /** A build as people write it: the id or name of a preset, a code, a list. */
  read(text: string): Parsed<Build>
  /** So that `read` gives the same parts back. */
  write(build: Build): string
  /** Why it may not be brought under this config. */
  refuse(config: Config, build: Build): string | null
  /** A whole build that keeps these parts, filled up by chance with anything but `never`. */
  complete(config: Config, kept: Build, dice: Dice, never?: ReadonlySet<string>): Build
  /** Null where the seat's bot decides what it brings. */
  seat(config: Config, builds: readonly (Build | null)[]): Seating<Config, Choice>
  /** The config under which a field of a part has this value; `without` and the name of an ability takes that away. */
  change(config: Config, part: string, field: string, value: Json): Parsed<Config>
}
