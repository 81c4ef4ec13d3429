import type { HexlineConfig } from '@tessera/hexline'
import { Button, Dialog, say, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { useState } from 'react'
import { setup as stored } from '../setup/remembered.ts'
import { ArmyBuilder } from './army-builder.tsx'
import { addUnits, useCustomUnits } from './custom/library.ts'
import { withCustomUnits } from './dialogs.tsx'
import { type Draft, draftOf, unitsOf } from './draft.ts'
import { readSharedArmy } from './share.ts'

/** The builder outside a match, at /hexline/army; a shared link opens it with its army. */
export default function ArmyPage() {
  useTitle('Army builder')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const library = useCustomUnits((state) => state.list)
  const [setup] = useState(stored.recall)
  const [shared] = useState(() => (query.has('code') ? readSharedArmy(`?${query}`) : null))
  const [config, setConfig] = useState<HexlineConfig>(() =>
    withCustomUnits(withCustomUnits(setup.config, shared?.ok ? shared.value.custom : []), library),
  )
  const [draft, setDraft] = useState<Draft>(() => draftOf(shared?.ok ? shared.value.units : setup.army))
  const [told, setTold] = useState(false)
  return (
    <>
      <ArmyBuilder
        config={config}
        seat={0}
        title="Army builder"
        subtitle="Hexline, for your next match"
        back="/hexline/play"
        draft={draft}
        onDraft={(next) => {
          setDraft(next)
          // So that a test fight, or a reload, comes back to it.
          if (next.length > 0) stored.keep({ ...setup, config, army: unitsOf(next) })
        }}
        verb="Play it"
        onDone={(units) => {
          stored.keep({ ...setup, config, army: units })
          navigate('/hexline/play')
        }}
        onShared={({ custom }) => {
          addUnits(custom)
          setConfig(withCustomUnits(config, custom))
          say('The custom units of this army were added to yours.', 'good')
        }}
      />
      <Dialog
        open={shared !== null && !shared.ok && !told}
        onClose={() => setTold(true)}
        title="This link holds no army"
        actions={
          <Button kind="primary" onClick={() => setTold(true)}>
            Build one instead
          </Button>
        }
      >
        <p>{shared !== null && !shared.ok ? shared.inputErrors[0]?.text : ''}</p>
      </Dialog>
    </>
  )
}
