import { Glyph, Panel, Skeletons } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { checkFairness, type FairnessFacts, type FairnessStep } from './fairness.ts'

/** The dice of a finished match, checked in this browser and explained step by step. */
export function Fairness(facts: FairnessFacts) {
  const steps = useSteps(facts)
  const bots = facts.match.fairness.saltHashes.every((hash) => hash === null)
  return (
    <Panel title={words.text('fair.title')} aside={words.text('fair.where')} className="rp-fair">
      {steps === null ? (
        <Skeletons lines={5} label={words.text('fair.checking')} />
      ) : (
        <>
          <Verdict steps={steps} />
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <Step step={step} />
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="rp-limits">
        <h3>{words.text('fair.limits')}</h3>
        <ul>
          <li>{words.text('fair.limits.operator')}</li>
          <li>{words.text('fair.limits.call-off')}</li>
          <li>{words.text('fair.limits.players')}</li>
          {bots && <li>{words.text('fair.limits.bots')}</li>}
          <li>{words.text('fair.limits.numbers')}</li>
        </ul>
      </div>
    </Panel>
  )
}

function Verdict({ steps }: { readonly steps: readonly FairnessStep[] }) {
  const failed = steps.filter(({ ok }) => ok === false).length
  if (failed === 0)
    return (
      <p className="rp-verdict good" role="status">
        <Glyph name="check" /> {words.text('fair.good', { n: steps.length })}
      </p>
    )
  return (
    <p className="rp-verdict bad" role="alert">
      <Glyph name="close" /> {words.text('fair.bad', { n: failed })}
    </p>
  )
}

function Step({ step: { title, done, values, ok } }: { readonly step: FairnessStep }) {
  return (
    <details open={ok === false}>
      <summary>
        <span className={`rp-mark ${ok === true ? 'heal' : ok === false ? 'harm' : 'muted'}`}>
          <Glyph name={ok === true ? 'check' : ok === false ? 'close' : 'question'} />
          <span className="vh">
            {ok === true
              ? words.text('fair.kept')
              : ok === false
                ? words.text('fair.broken')
                : words.text('fair.unknown')}
          </span>
        </span>
        {title}
      </summary>
      <p>{done}</p>
      <dl>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function useSteps({ match, names, ownSalt, recordSeed, replayed }: FairnessFacts): readonly FairnessStep[] | null {
  const [steps, setSteps] = useState<readonly FairnessStep[] | null>(null)
  useEffect(() => {
    let here = true
    void checkFairness({ match, names, ownSalt, recordSeed, replayed }).then((found) => here && setSteps(found))
    return () => {
      here = false
    }
  }, [match, names, ownSalt, recordSeed, replayed])
  return steps
}
