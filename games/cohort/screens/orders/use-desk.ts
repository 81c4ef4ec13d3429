import { type CohortView, type Stance, type Step, tileName, type Understanding } from '@tessera/cohort'
import { say } from '@tessera/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Piece } from '../board/scene.ts'

import type { Aim } from './palette.tsx'
import { withoutUnit, withStance, written } from './pen.ts'

export interface DeskOptions {
  readonly view: CohortView | null
  readonly canAct: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly understood: Understanding | null
}

/** Whom one has in hand, and what a press on the map means for them: one truth with the text, two ways in. */
export function useDesk({ view, canAct, text, onText, understood }: DeskOptions) {
  const [selected, setSelected] = useState<string | null>(null)
  const [aim, setAim] = useState<Aim | null>(null)
  const [then, setThen] = useState(false)
  const unit = view?.units.find(({ id }) => String(id) === selected)
  const acting = canAct && unit !== undefined && !unit.routing ? unit : undefined
  const orders = understood?.orders ?? []

  const choose = useCallback((key: string | null) => {
    setSelected(key)
    setAim(null)
    setThen(false)
  }, [])
  const step = (next: Step) => {
    if (acting === undefined || view === null) return
    const changed = written(text, orders, { unit: acting.id, step: next, then }, view)
    if (changed === null) say('At most 4 steps a unit.', 'bad')
    else onText(changed)
    setAim(null)
  }
  const stance = (next: Stance) => {
    if (acting !== undefined && view !== null) onText(withStance(text, orders, acting.id, next, view))
  }
  const forget = () => {
    if (unit !== undefined && view !== null) onText(withoutUnit(text, unit.id, view))
  }
  const pressTile = (tile: number) => {
    if (acting === undefined) return
    const deed = deedFor(acting.kind, aim, tile)
    if (deed === null) say(aim === 'follow' ? 'Press a unit of yours.' : 'Press an enemy.')
    else step(deed)
  }
  const pressPiece = (piece: Piece) => {
    if (piece.sure === 'own') {
      if (acting !== undefined && aim === 'follow' && piece.key !== selected)
        step({ do: 'follow', unit: Number(piece.key) })
      else if (acting !== undefined && aim === 'build' && piece.key === selected) pressTile(piece.tile)
      else choose(piece.key === selected ? null : piece.key)
      return
    }
    const handle = Number(piece.key.slice(1))
    if (acting === undefined) choose(piece.key === selected ? null : piece.key)
    else if (aim === 'shoot') step({ do: 'shoot', target: { is: 'contact', handle } })
    else if (aim === 'move') step({ do: 'move', to: { is: 'contact', handle }, route: 'direct' })
    else step({ do: 'attack', target: { is: 'contact', handle }, route: 'direct' })
  }
  const deedAt = (tile: number): string | null => {
    if (acting === undefined) return null
    if (aim === null || aim === 'move') return `Enter moves ${acting.name} to ${tileName(tile)}`
    return aim === 'attack' ? `Enter attacks ${tileName(tile)}` : null
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('dialog')) return
      if (aim !== null) setAim(null)
      else choose(null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [aim, choose])
  return {
    selected,
    unit,
    acting,
    aim,
    then,
    given: orders.find((each) => each.unit === unit?.id),
    choose,
    setAim,
    setThen,
    step,
    stance,
    forget,
    pressTile,
    pressPiece,
    deedAt,
  }
}

function deedFor(kind: string, aim: Aim | null, tile: number): Step | null {
  switch (aim) {
    case null:
    case 'move':
      return { do: 'move', to: { is: 'tile', tile }, route: 'direct' }
    case 'attack':
      return { do: 'attack', target: { is: 'at', tile }, route: 'direct' }
    case 'shoot':
      return { do: 'shoot', target: { is: 'at', tile } }
    case 'build':
      return kind === 'fieldEngineers'
        ? { do: 'build', work: 'fort', at: tile }
        : { do: 'build', work: 'ram', at: null }
    case 'follow':
      return null
  }
}
