import { words } from '@tessera/cohort/words'
import { Button, Dialog, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { useState } from 'react'
import { mapName } from '../names.ts'
import { setup as stored } from '../setup/remembered.ts'
import { ArmyBuilder } from './army-builder.tsx'
import { readSharedArmy } from './share.ts'

/** The builder at /cohort/army; a shared link opens it with its army. */
export default function ArmyPage() {
  useTitle(words.text('build.title'))
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [setup] = useState(stored.recall)
  const [shared] = useState(() => (query.has('code') ? readSharedArmy(`?${query}`) : null))
  const [army, setArmy] = useState(shared?.ok === true ? shared.value : setup.army)
  const [told, setTold] = useState(false)
  return (
    <>
      <ArmyBuilder
        config={setup.options}
        title={words.text('build.title')}
        subtitle={words.text('build.subtitle', { map: mapName(setup.options.map) })}
        back="/cohort/play"
        army={army}
        onArmy={(next) => {
          setArmy(next)
          // So that a reload comes back to it.
          stored.keep({ ...setup, army: next })
        }}
        verb={words.text('build.take')}
        onDone={(next) => {
          stored.keep({ ...setup, army: next })
          navigate('/cohort/play')
        }}
      />
      <Dialog
        open={shared !== null && !shared.ok && !told}
        onClose={() => setTold(true)}
        title={words.text('build.noArmy')}
        actions={
          <Button kind="primary" onClick={() => setTold(true)}>
            {words.text('build.instead')}
          </Button>
        }
      >
        <p>{shared !== null && !shared.ok ? shared.inputErrors[0]?.text : ''}</p>
      </Dialog>
    </>
  )
}
