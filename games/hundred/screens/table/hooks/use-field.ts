import type { HundredView } from '@tessera/hundred'
import { useSettings } from '@tessera/ui/settings'
import { useMemo } from 'react'
import type { FieldModel } from '../../board/scene/model.ts'
import { fieldModelOf } from '../../match/battle.ts'

/** The ground belongs to the config: one object for the whole match, so that painters build it once. */
export function useField(view: HundredView): FieldModel {
  const { config } = view
  const key = typeof config.scenario === 'string' ? config.scenario : JSON.stringify(config.scenario)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a config is known by its scenario
  return useMemo(() => fieldModelOf(config), [key])
}

/** Whether the table stands in daylight. */
export function useDaylight(): boolean {
  const theme = useSettings((settings) => settings.theme)
  return theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
}
