import { abilities } from './abilities.ts'
import { deploy } from './deploy.ts'
import { events } from './events.ts'
import { explanations } from './explanations.ts'
import { match } from './match.ts'
import { table } from './table.ts'
import { units } from './units.ts'

export const en = { ...units, ...abilities, ...events, ...explanations, ...table, ...deploy, ...match } as const
