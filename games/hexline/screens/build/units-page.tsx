import { useTitle } from '@tessera/ui'
import { UnitEditor } from './custom/unit-editor.tsx'

/** The editor of custom units, at /hexline/units. */
export default function UnitsPage() {
  useTitle('Custom units')
  return <UnitEditor back="/hexline/play" />
}
