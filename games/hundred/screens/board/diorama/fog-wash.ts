import { DataTexture, LinearFilter, RedFormat, Vector2 } from 'three'
import type { FieldModel, FogModel } from '../scene/model.ts'

/** The fog texture of the ground: 1 where nothing is seen. */
export interface Fogged {
  readonly texture: { value: DataTexture }
  readonly extent: { readonly value: Vector2 }
  show(fog: FogModel | null): void
  dispose(): void
}

/** HUN-1512: the grey wash over ground out of sight, as a small texture laid over the field. */
export function fogOver(field: FieldModel): Fogged {
  const clear = textureOf(new Uint8Array(1), 1, 1)
  const texture = { value: clear }
  const extent = { value: new Vector2(field.w, field.h) }
  let shown: FogModel | null = null
  return {
    texture,
    extent,
    show(fog) {
      if (fog === shown) return
      shown = fog
      if (texture.value !== clear) texture.value.dispose()
      if (fog === null) {
        texture.value = clear
        return
      }
      texture.value = textureOf(
        fog.seen.map((seen) => (seen === 0 ? 255 : 0)),
        fog.columns,
        fog.rows,
      )
      extent.value.set(fog.columns * fog.cell, fog.rows * fog.cell)
    },
    dispose() {
      texture.value.dispose()
      clear.dispose()
    },
  }
}

function textureOf(data: Uint8Array<ArrayBuffer>, columns: number, rows: number): DataTexture {
  const texture = new DataTexture(data, columns, rows, RedFormat)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
