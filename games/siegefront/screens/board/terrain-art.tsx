import type { Terrain } from '@tessera/siegefront'

/** Terrain has a pattern as well as a colour: trees, waves, masonry, hachures. */
export function TerrainArt({ terrain }: { readonly terrain: Terrain }) {
  if (terrain === 'NONE') return null
  return (
    <svg className="sf-terrain" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#sf-${terrain})`} />
    </svg>
  )
}

/** Once a page: the patterns that `TerrainArt` fills with. */
export function TerrainPatterns() {
  return (
    <svg width="0" height="0" className="sf-patterns" aria-hidden="true">
      <defs>
        <pattern id="sf-FOREST" width="34" height="30" patternUnits="userSpaceOnUse">
          <path
            d="M8 4l5 8h-10zM8 9l6 8h-12zM8 17v4M25 15l5 8h-10zM25 20l6 8h-12z"
            fill="#3d5a2a1c"
            stroke="#3d5a2a"
            strokeOpacity=".5"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </pattern>
        <pattern id="sf-WATER" width="40" height="16" patternUnits="userSpaceOnUse">
          <rect width="40" height="16" fill="#2f5f8612" />
          <path
            d="M0 5q5 -5 10 0t10 0 10 0 10 0M-10 13q5 -5 10 0M14 13q5 -5 10 0t10 0"
            fill="none"
            stroke="#2f5f86"
            strokeOpacity=".42"
            strokeWidth="1.3"
          />
        </pattern>
        <pattern id="sf-RUINS" width="44" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M4 12h13v-7h-7v7M12 12v6h11v-6M6 18h6M28 30h12v-6h-6v6M30 24v-5h8"
            fill="none"
            stroke="#4b3d2a"
            strokeOpacity=".42"
            strokeWidth="1.2"
          />
        </pattern>
        <pattern id="sf-HIGH_GROUND" width="30" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M2 14q8 -10 16 0M6 14v4M10 12v6M14 14v4M17 22q6 -7 12 0M21 21v3M25 21v3"
            fill="none"
            stroke="#6b4a1c"
            strokeOpacity=".45"
            strokeWidth="1.2"
          />
        </pattern>
      </defs>
    </svg>
  )
}
