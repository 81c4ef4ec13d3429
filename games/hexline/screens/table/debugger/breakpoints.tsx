import { type Condition, EFFECTS, type Effect, effectName, type HexlineView, matches } from '@tessera/hexline'
import type { Player } from '@tessera/table'
import { Button, Dialog, IconButton, Select, Stepper, say } from '@tessera/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Story } from '../../log/story.ts'
import { unitName } from '../../names.ts'

export interface Points {
  readonly conditions: readonly Condition[]
  readonly set: (conditions: readonly Condition[]) => void
  readonly length: number
}

/** The breakpoints of this table; playing and stepping stop at them (HEX-134). */
export function usePoints(player: Player, story: Story): Points {
  const [conditions, set] = useState<readonly Condition[]>([])
  useEffect(() => {
    const last = story.timeline.length > 0 ? story.timeline.frame(story.timeline.length - 1).view : null
    player.setBreakpoints(
      conditions.map((condition) => ({
        id: JSON.stringify(condition),
        name: last === null ? '' : conditionWords(condition, last),
        test: (index) => meets(condition, story, index),
      })),
    )
  }, [player, story, conditions])
  return useMemo(() => ({ conditions, set, length: conditions.length }), [conditions])
}

export interface BreakpointsProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly player: Player
  readonly story: Story
  readonly view: HexlineView
  readonly points: Points
}

const MOST_POINTS = 10

export function Breakpoints({ open, onClose, player, story, view, points }: BreakpointsProps): ReactNode {
  const [kind, setKind] = useState<Kind>('death')
  const [unit, setUnit] = useState('1')
  const [value, setValue] = useState(5)
  const [effect, setEffect] = useState<Effect | 'any'>('any')
  const condition = conditionOf(kind, Number(unit), value, effect)
  const known = points.conditions.some((each) => JSON.stringify(each) === JSON.stringify(condition))
  const full = points.length >= MOST_POINTS
  const run = () => {
    const tests = points.length > 0 ? points.conditions : [condition]
    onClose()
    const found = player.runTo((index) => tests.some((each) => meets(each, story, index)))
    if (!found) say('None of them is met again: this is the end of the battle.')
  }
  const units = view.battle?.units ?? []
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Breakpoints"
      actions={
        <Button kind="primary" glyph="forward" onClick={run}>
          Run to the next one
        </Button>
      }
    >
      <p className="note">Playing stops after a step in which one of these happens. At most {MOST_POINTS}.</p>
      {points.length === 0 ? (
        <p className="note">None is set. Choose one below and add it.</p>
      ) : (
        <ul className="hx-points">
          {points.conditions.map((each) => (
            <li key={JSON.stringify(each)}>
              <span>{conditionWords(each, view)}</span>
              <IconButton
                label={`Remove: ${conditionWords(each, view)}`}
                glyph="trash"
                onClick={() => points.set(points.conditions.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="hx-point">
        <Select<Kind> label="Stop when" options={KINDS} value={kind} onChange={setKind} />
        {(kind === 'death_of' || kind === 'turn_of' || kind === 'hp_at_most' || kind === 'ability') && (
          <Select
            label="Unit"
            options={[
              ...(kind === 'ability' ? [{ value: '0', name: 'Any unit' }] : []),
              ...units.map((each) => ({
                value: String(each.id),
                name: `${unitName(view.config, each.type)} #${each.id}`,
              })),
            ]}
            value={unit}
            onChange={setUnit}
          />
        )}
        {kind === 'ability' && (
          <Select<Effect | 'any'>
            label="Effect"
            options={[
              { value: 'any', name: 'Any effect' },
              ...ACTIVE.map((each) => ({ value: each, name: effectName(each) })),
            ]}
            value={effect}
            onChange={setEffect}
          />
        )}
        {kind === 'hp_at_most' && (
          <div className="field">
            <span className="label">Hit points</span>
            <Stepper label="Hit points" value={value} min={0} max={200} onChange={setValue} />
          </div>
        )}
      </div>
      <Button
        glyph="plus"
        blocked={known ? 'This one is set already' : full ? `At most ${MOST_POINTS} breakpoints` : null}
        onClick={() => points.set([...points.conditions, condition])}
      >
        Add: {conditionWords(condition, view)}
      </Button>
    </Dialog>
  )
}

function meets(condition: Condition, story: Story, index: number): boolean {
  // Only hit points need the position; everything else is in the events, which cost nothing to read.
  const needsView = typeof condition === 'object' && 'hp_at_most' in condition
  const view = story.timeline.frame(needsView ? index : 0).view
  return matches(condition, story.timeline.events(index), view)
}

type Kind = 'end' | 'round' | 'death' | 'death_of' | 'turn_of' | 'ability' | 'hp_at_most'

const KINDS: readonly { readonly value: Kind; readonly name: string }[] = [
  { value: 'death', name: 'anybody falls' },
  { value: 'round', name: 'a round begins' },
  { value: 'end', name: 'the battle ends' },
  { value: 'death_of', name: 'a certain unit falls' },
  { value: 'turn_of', name: 'a certain unit acts' },
  { value: 'ability', name: 'an ability fires' },
  { value: 'hp_at_most', name: 'a unit is down to' },
]

const ACTIVE = (Object.keys(EFFECTS) as Effect[]).filter(
  (effect) => !EFFECTS[effect].passive || effect === 'shadowstep',
)

function conditionOf(kind: Kind, unit: number, value: number, effect: Effect | 'any'): Condition {
  switch (kind) {
    case 'end':
    case 'round':
    case 'death':
      return kind
    case 'death_of':
      return { death_of: Math.max(1, unit) }
    case 'turn_of':
      return { turn_of: Math.max(1, unit) }
    case 'ability':
      return { ability: { ...(unit > 0 ? { unit } : {}), ...(effect === 'any' ? {} : { effect }) } }
    case 'hp_at_most':
      return { hp_at_most: { unit: Math.max(1, unit), value } }
  }
}

function conditionWords(condition: Condition, view: HexlineView): string {
  const name = (id: number) => {
    const unit = view.battle?.units[id - 1]
    return unit === undefined ? `#${id}` : `${unitName(view.config, unit.type)} #${id}`
  }
  if (condition === 'end') return 'the battle ends'
  if (condition === 'round') return 'a round begins'
  if (condition === 'death') return 'anybody falls'
  if ('death_of' in condition) return `${name(condition.death_of)} falls`
  if ('turn_of' in condition) return `${name(condition.turn_of)} acts`
  if ('hp_at_most' in condition)
    return `${name(condition.hp_at_most.unit)} is down to ${condition.hp_at_most.value} or less`
  const { unit, effect } = condition.ability
  return `${effect === undefined ? 'an ability' : effectName(effect)} ${unit === undefined ? 'fires' : `of ${name(unit)} fires`}`
}
