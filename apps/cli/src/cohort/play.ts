import { isCancel, select } from '@clack/prompts'
import { type CohortConfig, CULTURE_DATA, CULTURES, cohort } from '@tessera/cohort'
import type { Memory } from '@tessera/kernel'
import { BOT, botsChoice, levelOf, ME, type PlaySetup, playDuel } from '../duel.ts'
import { lines } from '../lines.ts'
import { cultureHint, readArmy } from './army.ts'
import { askOrders } from './desk.ts'
import { storyteller } from './story.ts'

type Setup = PlaySetup<CohortConfig>

/** A battle against a bot: orders are written, read back, and sent. */
export async function playCohort(setup: Setup): Promise<void> {
  const { telling, config } = setup
  const words = lines()
  const asking = telling === 'asked'
  const theirs = setup.against === undefined ? null : readArmy(setup.against, config, BOT, '--against')
  const culture = await cultureOf(setup, asking && words.atTerminal)
  if (culture === null) return
  const mine = culture === '' ? null : readArmy(culture, config, ME, '--army')
  const level = await levelOf(cohort.bot.levels, setup.bot, 'centurion', asking && words.atTerminal)
  if (level === null) return
  const memories: readonly Memory[] = [{}, {}]
  await playDuel(
    cohort,
    setup,
    (match, seat) => {
      const { view } = match.envelope(seat)
      const army = seat === ME ? mine : theirs
      if (view.phase === 'muster' && army !== null) return { type: 'army', ...army } as const
      if (seat === ME && asking && view.phase === 'orders')
        return askOrders(view, words, () => botsChoice(cohort, match, ME, { level }, {}))
      return botsChoice(cohort, match, seat, { level }, memories[seat] ?? {})
    },
    storyteller(),
  )
}

/** Empty: whatever the config allows. */
async function cultureOf({ army, config }: Setup, asking: boolean): Promise<string | null> {
  if (army !== undefined) return readArmy(army, config, ME, '--army').culture
  if (!asking) return ''
  const allowed = config.cultures[ME].length > 0 ? config.cultures[ME] : CULTURES
  const culture = await select({
    message: 'Your people',
    options: allowed.map((id) => ({ value: id, label: CULTURE_DATA[id].name, hint: cultureHint(id) })),
  })
  return isCancel(culture) ? null : culture
}
