import { words } from '@tessera/siegefront/words'
import { marked } from '../../marked.tsx'
/** Crystals, full and spent; more than ten can be had for a turn. */
export function Mana({ mana, max }: { readonly mana: number; readonly max: number }) {
  const all = Math.max(mana, max)
  return (
    <span className="sf-mana">
      <svg viewBox={`0 0 ${Math.max(1, all) * 17} 20`} width={all * 17} height="20" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: crystals are all alike
            key={i}
            d={`M${7 + 17 * i} 1l6 7-6 11-6-11z`}
            fill={i < mana ? 'var(--magic)' : 'none'}
            stroke="var(--magic)"
            strokeWidth="1.4"
          />
        ))}
      </svg>
      <span className="sf-mana-words">{marked(words.parts('hand.mana', { now: mana, max }))}</span>
    </span>
  )
}
