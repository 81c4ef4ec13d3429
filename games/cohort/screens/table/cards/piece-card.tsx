import { tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { LifeBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Piece } from '../../board/scene.ts'
import { SIGNS } from '../../icons.ts'
import { facingName, formationName, kindName, pieceIcon, unitText } from '../../names.ts'
import { Stat } from './stat.tsx'

/** A unit with the fog lifted: what it was, without advice. */
export function PieceCard({ piece }: { readonly piece: Piece }): ReactNode {
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={piece.seat} icon={pieceIcon(piece)} size={48} />
        <div>
          <h2>{unitText(piece)}</h2>
          <span className="muted">
            {words.text('card.where', {
              kind: kindName(piece.kind),
              tile: tileName(piece.tile),
              facing: facingName(piece.facing),
            })}
          </span>
        </div>
      </div>
      {piece.full !== null && (
        <LifeBar life={piece.men} max={piece.full}>
          {words.text('card.men', { men: piece.men, full: piece.full })}
        </LifeBar>
      )}
      <div className="stats">
        {piece.morale !== null && (
          <Stat
            icon={SIGNS.morale}
            name={words.text('stat.morale')}
            value={piece.morale}
            why={words.text(piece.routing ? 'stat.routing' : 'stat.steady')}
          />
        )}
        <Stat
          icon={SIGNS.defence}
          name={words.text('stat.formation')}
          value={formationName(piece.formation)}
          why={words.text(piece.disordered ? 'stat.disordered' : 'stat.inOrder')}
        />
      </div>
    </div>
  )
}
