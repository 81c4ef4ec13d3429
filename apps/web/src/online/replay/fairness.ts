import { hashOf } from '@tessera/kernel'
import { sha256 } from '@tessera/play/online'
import type { MatchView } from '@tessera/wire'

export interface FairnessStep {
  readonly title: string
  /** What was done, so that anybody could do it again. */
  readonly words: string
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
      title: `${names[seat] ?? `Seat ${seat + 1}`} kept to the promised number`,
      words:
        'Before anybody’s number was known, this player’s browser promised one by its fingerprint. The SHA-256 of the number shown later must be that fingerprint.',
      values: [
        ['promised', saltHash],
        ['number', salt ?? 'not shown'],
        ['its SHA-256', found ?? 'none'],
      ],
      ok: found === saltHash,
    })
  }
  if (match.mine !== null && ownSalt !== null) {
    steps.push({
      title: 'Your number is the one this browser made',
      words: 'This browser remembers the number it made up for you. The server used exactly that one.',
      values: [
        ['made here', ownSalt],
        ['used', salts[match.mine] ?? 'none'],
      ],
      ok: salts[match.mine] === ownSalt,
    })
  }
  const mixed = secret === null ? null : await sha256(joined([secret, ...salts.filter((salt) => salt !== null)]))
  steps.push({
    title: 'The seed of the dice comes from all of them',
    words:
      'The server’s secret and the players’ numbers in the order of seats, each with its length in front, give the seed by SHA-256. Nobody could choose it alone.',
    values: [
      ['computed', mixed ?? 'none'],
      ['seed', seed ?? 'not shown'],
    ],
    ok: mixed !== null && mixed === seed,
  })
  steps.push({
    title: 'The match was played with that seed',
    words:
      replayed === null
        ? 'The record holds the same seed. The rules of that time are no longer here, so it could not be played again in this browser.'
        : 'The record holds the same seed, and playing it again in this browser, with dice from that seed, gave the same match to the last number.',
    values: [['seed in the record', recordSeed ?? 'no record']],
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
    title: 'The server kept to its secret',
    words:
      'Before anybody sat down the server published a fingerprint. The SHA-256 of the secret it shows now, with the name of the match, the fingerprint of its options and the version of the rules, must be the same.',
    values: [
      ['published', commitment],
      ['secret', secret ?? 'not shown'],
      ['match, options, version', `${id}, ${options}, ${found === commitment ? began : version}`],
      ['computed', found === '' ? 'none' : found],
    ],
    ok: secret !== null && found === commitment,
  }
}

/** Each part with its length in bytes in front, so that no two lists give the same text. */
function joined(parts: readonly string[]): string {
  const bytes = new TextEncoder()
  return parts.map((part) => `${bytes.encode(part).length}:${part}`).join('')
}
