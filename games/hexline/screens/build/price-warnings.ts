import { type HexlineConfig, priceOf } from '@tessera/hexline'

/** HEX-110: a warning to both players about custom units that cost less than the rules would ask. */
export function priceWarnings(config: Pick<HexlineConfig, 'custom_units'>): readonly string[] {
  return config.custom_units.flatMap((unit) => {
    const price = priceOf(unit).cost
    return unit.cost !== undefined && unit.cost < price
      ? [`${unit.name} costs ${unit.cost}; by its statistics it would cost ${price}.`]
      : []
  })
}
