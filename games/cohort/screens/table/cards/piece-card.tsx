import { tileName } from '@tessera/cohort'
import { Token } from '@tessera/table'
import { LifeBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Piece } from '../../board/scene.ts'
import { SIGNS } from '../../icons.ts'
import { FACING_NAMES, FORMATION_NAMES, kindName, pieceIcon } from '../../names.ts'
import { Stat } from './stat.tsx'

/** A unit with the fog lifted: what it was, without advice. */
export function PieceCard({ piece }: { readonly piece: Piece }): ReactNode {
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={piece.seat} icon={pieceIcon(piece)} size={48} />
        <div>
          <h2>{piece.name}</h2>
          <span className="muted">
            {kindName(piece.kind)}, <span className="mono">{tileName(piece.tile)}</span> facing{' '}
            {FACING_NAMES[piece.facing]}
          </span>
        </div>
      </div>
      {piece.full !== null && (
        <LifeBar life={piece.men} max={piece.full}>
          {piece.men} of {piece.full} men
        </LifeBar>
      )}
      <div className="stats">
        {piece.morale !== null && (
          <Stat icon={SIGNS.morale} name="Morale" value={piece.morale} why={piece.routing ? 'routing' : 'steady'} />
        )}
        <Stat
          icon={SIGNS.defence}
          name="Formation"
          value={FORMATION_NAMES[piece.formation]}
          why={piece.disordered ? 'disordered' : 'in order'}
        />
      </div>
    </div>
  )
}
