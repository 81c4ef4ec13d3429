import {
  STATS,
  STATUSES,
  type Stat,
  type StatusId,
  TAGS,
  type Tag,
  TRIGGERS,
  type Trigger,
} from '../content/vocabulary.ts'

/** Words of the vocabulary as numbers, for what is read often. */
export const STAT_INDEX = Object.fromEntries(STATS.map((stat, index) => [stat, index])) as Readonly<
  Record<Stat, number>
>
export const STATUS_BIT = Object.fromEntries(STATUSES.map((id, index) => [id, 1 << index])) as Readonly<
  Record<StatusId, number>
>
export const TAG_INDEX = Object.fromEntries(TAGS.map((tag, index) => [tag, index])) as Readonly<Record<Tag, number>>
export const TRIGGER_INDEX = Object.fromEntries(TRIGGERS.map((trigger, index) => [trigger, index])) as Readonly<
  Record<Trigger, number>
>
