import { type ArmyList, armyProblems, type CohortChoice, type CohortConfig, presetArmy } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { type Live, Sealed, type TableProps } from '@tessera/play'
import { Skeletons } from '@tessera/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { culturesFor } from '../build/draft.ts'
import { armyOf } from '../build/stored.ts'
import { Deployment } from '../deploy/deployment.tsx'
import { mapName } from '../names.ts'
import { setup } from '../setup/remembered.ts'
import type { CohortPlay } from '../types.ts'

/** Loaded only where an army is still to be chosen. */
const ArmyBuilder = lazy(async () => ({ default: (await import('../build/army-builder.tsx')).ArmyBuilder }))

type PreparingProps = TableProps<CohortPlay> & { readonly live: Live<CohortChoice> }

/** Before the first turn: the army, then the places of its units. */
export function Preparing(props: PreparingProps): ReactNode {
  const { session, me, live, stop } = props
  const { view } = session.envelope()
  const muster = view.phase === 'muster'
  const [first] = useState(() => props.own.army ?? firstArmy(view.config, me === 1 ? 1 : 0))
  const foe = props.seats[me === 1 ? 0 : 1]?.name ?? ''
  const back = props.where === 'here' ? props.fresh : props.back
  if (me === null)
    return <Sealed title="Cohort" back={back} waiting={words.text(muster ? 'muster.bothChoose' : 'muster.bothPlace')} />
  if (live.sent && stop === null) return <Ready muster={muster} foe={foe} back={back} live={live} />
  if (muster)
    return (
      <Suspense fallback={<Skeletons />}>
        <ArmyBuilder
          config={view.config}
          seat={me === 1 ? 1 : 0}
          title={words.text('muster.title')}
          subtitle={words.text('muster.sub', { map: mapName(view.config.map), foe })}
          back={back}
          army={live.drafted?.type === 'army' ? armyOf(live.drafted) : first}
          onArmy={(army) => live.onDraft({ type: 'army', ...army })}
          verb={words.text('muster.lock')}
          onDone={(army) => {
            setup.keep({ ...setup.recall(), army: armyOf(army) })
            live.send({ type: 'army', ...army })
          }}
          waiting={live.sent ? words.text('muster.foeChooses', { foe }) : null}
        />
      </Suspense>
    )
  return (
    <Deployment
      view={view}
      foe={foe}
      back={back}
      placed={live.drafted?.type === 'deploy' ? live.drafted.units : null}
      onPlaced={(units) => live.onDraft({ type: 'deploy', units })}
      onDone={(units) => live.send({ type: 'deploy', units })}
      waiting={live.sent ? (live.trouble ?? words.text('muster.foePlaces', { foe })) : null}
      onRetry={live.trouble === null ? null : live.retry}
      tools={props.tools}
    />
  )
}

interface ReadyProps {
  readonly muster: boolean
  readonly foe: string
  readonly back: string
  readonly live: Live<CohortChoice>
}

/** The own choice is sealed; the other side is still choosing. */
function Ready({ muster, foe, back, live }: ReadyProps) {
  return (
    <Sealed
      title={words.text(muster ? 'muster.sealed' : 'muster.placed')}
      back={back}
      waiting={words.text(muster ? 'muster.choosing' : 'muster.placing', { foe })}
      onChange={live.reopen}
      sending={live.sending ? words.text(muster ? 'muster.yourArmy' : 'muster.places') : null}
    >
      <p className="muted">{words.text(muster ? 'muster.learns' : 'muster.hidden')}</p>
    </Sealed>
  )
}

/** The army that was brought last, if these options allow it. */
function firstArmy(config: CohortConfig, seat: 0 | 1): ArmyList {
  const { army } = setup.recall()
  if (armyProblems(army, config, seat).length === 0) return army
  const allowed = culturesFor(config, seat)
  return presetArmy(allowed.includes(army.culture) ? army.culture : (allowed[0] ?? army.culture), config, seat)
}
