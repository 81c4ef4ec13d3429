/** HUN-1508: what the table gives up when it cannot keep up, in this order. */
export interface Quality {
  readonly shadows: boolean
  readonly ratio: number
  readonly layerLines: boolean
  readonly antialias: boolean
}

export const FULL: Quality = { shadows: true, ratio: 2, layerLines: true, antialias: true }
export const PLAIN: Quality = { shadows: false, ratio: 1, layerLines: false, antialias: false }

export function slower(quality: Quality): Quality {
  if (quality.shadows) return { ...quality, shadows: false }
  if (quality.ratio > 1) return { ...quality, ratio: 1 }
  if (quality.layerLines) return { ...quality, layerLines: false }
  if (quality.antialias) return { ...quality, antialias: false }
  return quality
}

/** Whether a 3D table can be had at all, and whether the machine draws it in software. */
export function graphics(): 'none' | 'software' | 'hardware' {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2')
  if (context === null) return 'none'
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name = details === null ? '' : String(context.getParameter(details.UNMASKED_RENDERER_WEBGL))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'software' : 'hardware'
}
