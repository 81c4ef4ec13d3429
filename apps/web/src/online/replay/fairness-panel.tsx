import { Glyph, Panel, Skeletons } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { checkFairness, type FairnessFacts, type FairnessStep } from './fairness.ts'

/** The dice of a finished match, checked in this browser and explained step by step. */
export function Fairness(facts: FairnessFacts) {
  const steps = useSteps(facts)
  const bots = facts.match.fairness.saltHashes.every((hash) => hash === null)
  return (
    <Panel title="Were the dice fair?" aside="Checked in your browser" className="rp-fair">
      {steps === null ? (
        <Skeletons lines={5} label="Checking the dice" />
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
        <h3>What this does not prove</h3>
        <ul>
          <li>
            That the operator of the server never looked: it knew the seed while you played, and could have told
            somebody.
          </li>
          <li>That nobody called the match off, before it began, because the dice did not suit them.</li>
          <li>That the players were who they say they are, or had no help.</li>
          {bots && (
            <li>Much at all here: only bots sat at this table, so all the dice came from the server’s secret.</li>
          )}
          <li>The players’ part is as good as one honest number among them: yours is enough for you. Bots add none.</li>
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
        <Glyph name="check" /> Yes: all {steps.length} promises were kept. Nobody chose these dice.
      </p>
    )
  return (
    <p className="rp-verdict bad" role="alert">
      <Glyph name="close" /> {failed === 1 ? 'One promise was' : `${failed} promises were`} broken. Do not trust this
      match; tell the operator of this server.
    </p>
  )
}

function Step({ step: { title, words, values, ok } }: { readonly step: FairnessStep }) {
  return (
    <details open={ok === false}>
      <summary>
        <span className={`rp-mark ${ok === true ? 'heal' : ok === false ? 'harm' : 'muted'}`}>
          <Glyph name={ok === true ? 'check' : ok === false ? 'close' : 'question'} />
          <span className="vh">{ok === true ? 'Kept: ' : ok === false ? 'Broken: ' : 'Unknown: '}</span>
        </span>
        {title}
      </summary>
      <p>{words}</p>
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
