import { MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three'

/** How an instance is shown, in the fourth part of its colour; the first three dye the parts that take the seat's colour. */
export const PAINTED = 1
export const RESIN = 0
/** Wounds darken the paint: from 1 (unhurt) to 1.6. */
export const woundedPaint = (health: number): number => 1 + 0.6 * (1 - health) * (1 - health)
export const GHOST = 3
/** Woods and roofs in front of the selected figure are reduced to their outlines. */
export const OUTLINE = 4

/**
 * The one material of everything that is painted: vertex colours, metal by vertex, the seat's dye by instance. Fine layer lines by height,
 * as on a printed figure, can be switched off.
 */
export function paintMaterial(layerLines: { value: number }): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.82, metalness: 0 })
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['layerLines'] = layerLines
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec2 finish; varying float vMetal; varying float vState; varying vec3 vSmooth; varying float vHeight;',
      )
      .replace(
        '#include <color_vertex>',
        `vColor = vec4(color, 1.0);
        vState = 1.0;
        #ifdef USE_BATCHING_COLOR
          vec4 dye = getBatchingColor(getIndirectIndex(gl_DrawID));
          vState = dye.w;
          vColor.rgb *= mix(vec3(1.0), dye.rgb, finish.y);
        #endif`,
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvMetal = finish.x; vHeight = position.y; vSmooth = normalize(vec3(position.x, position.y * 0.35, position.z) + vec3(0.0001));',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform float layerLines; varying float vMetal; varying float vState; varying vec3 vSmooth; varying float vHeight;',
      )
      .replace(
        '#include <color_fragment>',
        `diffuseColor.rgb *= vColor.rgb;
        float grey = dot(vColor.rgb, vec3(0.3, 0.5, 0.2));
        diffuseColor.rgb = mix(vec3(0.24, 0.23, 0.21) + grey * 0.35, diffuseColor.rgb, clamp(vState, 0.0, 1.0));
        if (vState > 1.0 && vState < 2.5) diffuseColor.rgb *= 1.0 - 0.55 * (vState - 1.0);
        diffuseColor.rgb *= 1.0 - layerLines * 0.045 * step(0.5, fract(vHeight * 46.0));
        if (vState > 2.5) {
          vec2 cell = mod(gl_FragCoord.xy, 2.0);
          float keep = vState > 3.5 ? 0.9 : 0.5;
          float order = cell.x < 1.0 ? (cell.y < 1.0 ? 0.1 : 0.6) : (cell.y < 1.0 ? 0.85 : 0.35);
          if (order < keep) discard;
          diffuseColor.rgb = vState > 3.5 ? mix(diffuseColor.rgb, vec3(0.85, 0.8, 0.6), 0.4) : mix(diffuseColor.rgb, vec3(0.75, 0.85, 1.0), 0.35);
        }`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(roughness, 0.36, vMetal);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = mix(metalness, 0.42, vMetal);')
  }
  return material
}
