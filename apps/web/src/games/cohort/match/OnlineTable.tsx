import {
  type ArmyList,
  armyProblems,
  type CohortChoice,
  type CohortConfig,
  type CohortView,
  type Placement,
  presetArmy,
  type RecruitSource,
  understand,
} from '@tessera/cohort'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVersion } from '../../../table/kept-match.ts'
import { useDraft } from '../../../table/use-draft.ts'
import { say } from '../../../ui/index.ts'
import type { OnlineTableProps } from '../../online.ts'
import { culturesFor } from '../army/draft.ts'
import { remember, rememberedSetup } from '../setup/remembered.ts'
import type { SeatName } from '../table/seat-info.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from './opponent.ts'
import { Playing } from './Playing.tsx'
import type { CohortSession } from './session.ts'
import { startMatch } from './start.ts'

/** Cohort on a server: the same screens as everywhere; what was watched and what is being written is kept there. */
export function OnlineTable({ session: online, names, bots, back, onRematch }: OnlineTableProps) {
  const session = online as unknown as CohortSession
  useVersion(session)
  const navigate = useNavigate()
  const me = online.seat === 0 || online.seat === 1 ? online.seat : null
  const [watched] = useState(() => online.match().watched)
  const seats = useMemo(() => [seatName(names, bots, 0), seatName(names, bots, 1)] as const, [names, bots])
  const onWatched = useCallback((furthest: number) => online.watched(furthest), [online])
  const { view, mine, at } = session.envelope()
  const choosing = useChoosing(session, view, at, mine?.choice ?? null)
  const [first] = useState(() => firstArmy(view.config, me ?? 0))
  return (
    <Playing
      session={session}
      me={me}
      seats={seats}
      back={back}
      army={choosing.army ?? first}
      onArmy={choosing.onArmy}
      placed={choosing.placed}
      onPlaced={choosing.onPlaced}
      text={choosing.text}
      onText={choosing.onText}
      recruit={choosing.recruit}
      onRecruit={choosing.onRecruit}
      send={choosing.send}
      onChange={choosing.reopen}
      stop={null}
      sending={online.sending()}
      // Whoever has seen nothing yet begins in the present: what was before is told in the log.
      at={watched > 0 ? watched : session.timeline.length - 1}
      onWatched={onWatched}
      fresh="/online/new?game=cohort"
      replay="?at=0"
      onRematch={onRematch ?? undefined}
      onFork={async (state) => {
        const begun = await startMatch({ opponent: sparring(bots[me === 0 ? 1 : 0] ?? null), army: null, state })
        if ('path' in begun) navigate(begun.path)
        else say(begun.text, 'bad')
      }}
    />
  )
}

/** What is being chosen at this moment of the match: here at once, on the server a moment later. */
function useChoosing(session: CohortSession, view: CohortView, at: number, kept: CohortChoice | null) {
  const [made, setMade] = useState<{ readonly at: number; readonly choice: CohortChoice } | null>(null)
  const { draft, send } = useDraft(session)
  const choice = made !== null && made.at === at ? made.choice : kept
  const orders = choice?.type === 'orders' ? choice : null
  const change = (next: CohortChoice) => {
    setMade({ at, choice: next })
    draft(next)
  }
  const written = (text: string, recruit: RecruitSource | null): CohortChoice => ({
    type: 'orders',
    text,
    orders: understand(text, view).orders,
    recruit,
  })
  const text = orders?.text ?? ''
  const recruit = orders === null ? (view.own?.recruit ?? null) : orders.recruit
  return {
    army: choice?.type === 'army' ? armyOf(choice) : null,
    onArmy: (army: ArmyList) => change({ type: 'army', ...army }),
    placed: choice?.type === 'deploy' ? choice.units : null,
    onPlaced: (units: readonly Placement[]) => change({ type: 'deploy', units }),
    text,
    onText: (next: string) => change(written(next, recruit)),
    recruit,
    onRecruit: (next: RecruitSource | null) => change(written(text, next)),
    send: useCallback(
      (next: CohortChoice, final = true) => {
        setMade({ at, choice: next })
        if (next.type === 'army') remember({ ...rememberedSetup(), army: armyOf(next) })
        if (final) void send(next)
        else
          void session
            .submit(next, false)
            .then((refusal) => say(refusal?.message ?? 'Kept as a draft.', refusal === null ? 'good' : 'bad'))
      },
      [session, at, send],
    ),
    /** It is a draft again, not gone: it still counts if the clock runs out. */
    reopen: useCallback(() => {
      const now = session.envelope().mine
      if (now === null) return
      void session.submit(now.choice, false).then((refusal) => refusal !== null && say(refusal.message, 'bad'))
    }, [session]),
  }
}

function armyOf({ culture, troops, support }: ArmyList): ArmyList {
  return { culture, troops, support }
}

/** The army brought last, where these options allow it. */
function firstArmy(config: CohortConfig, seat: 0 | 1): ArmyList {
  const { army } = rememberedSetup()
  if (armyProblems(army, config, seat).length === 0) return army
  const allowed = culturesFor(config, seat)
  return presetArmy(allowed.includes(army.culture) ? army.culture : (allowed[0] ?? army.culture), config, seat)
}

function seatName(names: readonly string[], bots: OnlineTableProps['bots'], seat: 0 | 1): SeatName {
  const name = names[seat] ?? ''
  return (bots[seat] ?? null) === null ? { name } : { name, kind: 'bot' }
}

/** Whoever plays on alone does so against a bot like the one that sat there. */
function sparring(bot: OnlineTableProps['bots'][number]): OpponentChoice {
  return opponentIn({ level: bot?.level, culture: null }) ?? FIRST_OPPONENT
}
