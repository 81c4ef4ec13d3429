import type { InputError } from '@tessera/kernel'
import { TERRAINS, type Terrain, terrainEffect, WEATHERS, weatherEffect } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Button, NumberField, Segments, Select, Toggle } from '@tessera/ui'
import { rowSeen } from '../names.ts'
import type { MatchOptions } from './remembered.ts'

export interface OptionsProps {
  readonly options: MatchOptions
  readonly inputErrors: readonly InputError[]
  readonly onChange: (options: MatchOptions) => void
  /** What the two seats are called here. */
  readonly sides?: readonly [string, string]
}

/** SGF-201: what can be changed about a match, with the rules' own input error beside each. */
export function Options({
  options,
  inputErrors,
  onChange,
  sides = [words.text('setup.you'), words.text('setup.they')],
}: OptionsProps) {
  const change = (part: Partial<MatchOptions>) => onChange({ ...options, ...part })
  const at = (path: string) =>
    inputErrors.find((inputError) => inputError.path === path || inputError.path.startsWith(`${path}.`))?.text ?? null
  return (
    <div className="opts">
      <Segments
        label={words.text('setup.first')}
        value={String(options.first)}
        options={[
          { value: 'random', name: words.text('setup.random') },
          { value: '0', name: sides[0] },
          { value: '1', name: sides[1] },
        ]}
        hint={words.text('setup.firstHint')}
        onChange={(value) => change({ first: value === '0' ? 0 : value === '1' ? 1 : 'random' })}
      />
      <div className="opts-numbers">
        <NumberField
          label={words.text('setup.castle')}
          unit={words.text('setup.life')}
          value={options.castleHp}
          least={10}
          most={100}
          error={at('castleHp')}
          onChange={(castleHp) => change({ castleHp })}
        />
        <NumberField
          label={words.text('setup.limit')}
          unit={words.text('setup.even')}
          value={options.turnLimit}
          least={10}
          most={200}
          error={at('turnLimit')}
          onChange={(turnLimit) => change({ turnLimit })}
        />
        <NumberField
          label={words.text('setup.hand')}
          unit={words.text('setup.cards')}
          value={options.openingHand}
          least={3}
          most={7}
          error={at('openingHand')}
          onChange={(openingHand) => change({ openingHand })}
        />
      </div>
      <Toggle
        label={words.text('setup.mulligan')}
        hint={words.text('setup.mulliganHint')}
        checked={options.mulligan}
        onChange={(mulligan) => change({ mulligan })}
      />
      <Select
        label={words.text('setup.weather')}
        value={options.weather}
        options={[
          { value: 'random', name: words.text('setup.weatherChanges') },
          { value: 'off', name: words.text('setup.weatherNone') },
          ...WEATHERS.filter((weather) => weather !== 'CLEAR').map((weather) => ({
            value: weather,
            name: words.text('setup.always', {
              weather: words.said(`weather.${weather}`),
              effect: weatherEffect(weather),
            }),
          })),
        ]}
        error={at('weather')}
        onChange={(weather) => change({ weather })}
      />
      <Select
        label={words.text('setup.ground')}
        value={typeof options.terrain === 'string' ? options.terrain : 'own'}
        options={[
          { value: 'random', name: words.text('setup.groundRandom') },
          { value: 'off', name: words.text('setup.groundOpen') },
          { value: 'own', name: words.text('setup.groundOwn') },
        ]}
        error={at('terrain')}
        onChange={(ground) => change({ terrain: ground === 'own' ? OPEN_GROUND : ground })}
      />
      {typeof options.terrain !== 'string' && (
        <Ground terrain={options.terrain} onChange={(terrain) => change({ terrain })} />
      )}
    </div>
  )
}

/** The options in a few words. */
export function inShort({ castleHp, weather, terrain }: MatchOptions): string {
  const sky =
    weather === 'random'
      ? words.said('setup.skyChanges')
      : weather === 'off'
        ? words.said('setup.skyClear')
        : words.said(`weather.${weather}`)
  const ground = terrain === 'off' ? 'setup.open' : terrain === 'random' ? 'setup.drawn' : 'setup.yours'
  return words.text('setup.inShort', { castle: castleHp, sky, ground: words.said(ground) })
}

const OPEN_GROUND: readonly Terrain[] = new Array<Terrain>(9).fill('NONE')

/** Nine cells, your home row at the bottom (SGF-101). */
function Ground(props: {
  readonly terrain: readonly Terrain[]
  readonly onChange: (terrain: readonly Terrain[]) => void
}) {
  const { terrain, onChange } = props
  return (
    <div className="sf-ground">
      {[2, 1, 0].flatMap((y) =>
        [0, 1, 2].map((x) => {
          const cell = 3 * y + x
          const here = terrain[cell] ?? 'NONE'
          return (
            <select
              key={cell}
              className="input"
              aria-label={words.text('sum.column', { row: rowSeen(y, 0), column: x + 1 })}
              title={terrainEffect(here)}
              value={here}
              onChange={(event) => {
                const kind = TERRAINS.find((each) => each === event.target.value)
                if (kind !== undefined) onChange(terrain.with(cell, kind))
              }}
            >
              {TERRAINS.map((kind) => (
                <option key={kind} value={kind}>
                  {words.text(`terrain.${kind}`)}
                </option>
              ))}
            </select>
          )
        }),
      )}
      <Button kind="quiet" onClick={() => onChange(mirrored(terrain))}>
        {words.text('setup.mirror')}
      </Button>
    </div>
  )
}

/** SGF-1001: a half turn is fair; what is nearer to you decides. */
export function mirrored(terrain: readonly Terrain[]): readonly Terrain[] {
  return terrain.map((kind, cell) => (cell > 4 ? (terrain[8 - cell] ?? kind) : kind))
}
