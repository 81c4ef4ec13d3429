import { hashOf } from '@tessera/kernel'
import { sha256 } from '@tessera/play/online'
import type { MatchView } from '@tessera/wire'
import { words } from '../words/catalogue.ts'

export interface FairnessStep {
  readonly title: string
  /** What was done, so that anybody could do it again. */
  readonly done: string
  readonly values: readonly (readonly [label: string, value: string])[]
  /** Null: it could not be looked at. */
  readonly ok: boolean | null
}

export interface FairnessFacts {
  readonly match: Pick<MatchView, 'id' | 'config' | 'version' | 'fairness' | 'mine'>
  /** Who sits where. */
  readonly names: readonly string[]
  /** The salt this browser made for the match, if it still knows it. */
  readonly ownSalt: string | null
  /** Of the record. */
  readonly recordSeed: string | null
  /** Whether playing the record again here gave the same match; null: its rules are not here. */
  readonly replayed: boolean | null
}

/** Every promise about the dice of a match that is over, checked here, one after the other. */
export async function checkFairness(facts: FairnessFacts): Promise<readonly FairnessStep[]> {
  const { match, names, ownSalt, recordSeed, replayed } = facts
  const { saltHashes, salts, secret, seed } = match.fairness
  const steps: FairnessStep[] = [await secretKept(match)]
  for (const [seat, saltHash] of saltHashes.entries()) {
    if (saltHash === null) continue
    const salt = salts[seat] ?? null
    const found = salt === null ? null : await sha256(salt)
    steps.push({
      title: words.text('fair.number', { name: names[seat] ?? words.text('fair.seat', { n: seat + 1 }) }),
      done: words.text('fair.number.done'),
      values: [
        [words.text('fair.promised'), saltHash],
        [words.text('fair.is-number'), salt ?? words.text('fair.hidden')],
        [words.text('fair.sha'), found ?? words.text('fair.none')],
      ],
      ok: found === saltHash,
    })
  }
  if (match.mine !== null && ownSalt !== null) {
    steps.push({
      title: words.text('fair.own'),
      done: words.text('fair.own.done'),
      values: [
        [words.text('fair.made'), ownSalt],
        [words.text('fair.used'), salts[match.mine] ?? words.text('fair.none')],
      ],
      ok: salts[match.mine] === ownSalt,
    })
  }
  const mixed = secret === null ? null : await sha256(joined([secret, ...salts.filter((salt) => salt !== null)]))
  steps.push({
    title: words.text('fair.seed'),
    done: words.text('fair.seed.done'),
    values: [
      [words.text('fair.computed'), mixed ?? words.text('fair.none')],
      [words.text('fair.is-seed'), seed ?? words.text('fair.hidden')],
    ],
    ok: mixed !== null && mixed === seed,
  })
  steps.push({
    title: words.text('fair.played'),
    done: replayed === null ? words.text('fair.played.old') : words.text('fair.played.done'),
    values: [[words.text('fair.record'), recordSeed ?? words.text('fair.no-record')]],
    ok: recordSeed === seed && replayed !== false ? (replayed === null && recordSeed === null ? null : true) : false,
  })
  return steps
}

/** The rules may have been exchanged while it ran, with the players' agreement: the promise names those it began with. */
async function secretKept({ id, config, version, fairness }: FairnessFacts['match']): Promise<FairnessStep> {
  const { commitment, secret } = fairness
  const options = hashOf(config)
  let began = version
  let found = ''
  if (secret !== null) {
    for (let one = version; one >= 1 && found !== commitment; one--) {
      found = await sha256(joined([secret, id, options, String(one)]))
      began = one
    }
  }
  return {
    title: words.text('fair.secret'),
    done: words.text('fair.secret.done'),
    values: [
      [words.text('fair.published'), commitment],
      [words.text('fair.is-secret'), secret ?? words.text('fair.hidden')],
      [words.text('fair.what'), `${id}, ${options}, ${found === commitment ? began : version}`],
      [words.text('fair.computed'), found === '' ? words.text('fair.none') : found],
    ],
    ok: secret !== null && found === commitment,
  }
}

/** Each part with its length in bytes in front, so that no two lists give the same text. */
function joined(parts: readonly string[]): string {
  const bytes = new TextEncoder()
  return parts.map((part) => `${bytes.encode(part).length}:${part}`).join('')
}
