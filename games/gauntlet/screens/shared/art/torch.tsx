import { words } from '@tessera/gauntlet/words'
/** A torch with its foot at 0, 13, inside a drawing; lit for a win. */
export function TorchShape({ lit, glow }: { readonly lit: boolean; readonly glow?: string }) {
  const [wood, cup] = lit ? ['#7a5228', '#c79a4a'] : ['#4a4036', '#5d5246']
  return (
    <>
      {lit && glow !== undefined && <circle cy={-10} r={15} fill={`url(#${glow})`} className="tglow" />}
      <path d="M-3 -2h6l-1.600 15h-2.800z" fill={wood} stroke="#1a120a" strokeWidth={1} />
      <path d="M-4.600 -5h9.200l-1.200 4.500h-6.800z" fill={cup} stroke="#1a120a" strokeWidth={1} />
      {lit ? (
        <g className="tflame">
          <path
            d="M0 -22c5 5 6 8 6 11a6 6.500 0 0 1 -12 0c0 -2.500 1 -4 2.500 -5.500c.3 1.600 1 2.400 1.800 2.600c-.8 -3.400 .2 -6 1.700 -8.100z"
            fill="#f08a2c"
            stroke="#8a3a08"
            strokeWidth={0.8}
          />
          <path
            d="M.3 -14c2.400 2.600 3 4 3 5.600a3.300 3.300 0 0 1 -6.600 0c0 -1.800 2 -3 3.600 -5.600z"
            fill="#ffdc7a"
          />
        </g>
      ) : (
        <path d="M-4.600 -5h9.200v-2.200h-9.200z" fill="#2e261d" stroke="#1a120a" strokeWidth={1} />
      )}
    </>
  )
}

/** The light around a flame; one for a whole drawing. */
export function TorchGlow({ id }: { readonly id: string }) {
  return (
    <radialGradient id={id}>
      <stop offset={0} stopColor="#ffd77a" stopOpacity={0.75} />
      <stop offset={1} stopColor="#e0862c" stopOpacity={0} />
    </radialGradient>
  )
}

/** Nine torches in a row, as many lit as battles are won. */
export function Torches({ lit, of }: { readonly lit: number; readonly of: number }) {
  return (
    <svg
      className="gtorches"
      viewBox={`0 0 ${of * 23} 40`}
      role="img"
      aria-label={words.text('torch.wins', { n: lit, all: of })}
    >
      <defs>
        <TorchGlow id="torch-row" />
      </defs>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a torch is its place
        <g key={place} transform={`translate(${place * 23 + 11.5} 25)`}>
          <TorchShape lit={place < lit} glow="torch-row" />
        </g>
      ))}
    </svg>
  )
}

/** One standard for each loss that a run survives; a lost one lies broken. */
export function Standards({ lost, of }: { readonly lost: number; readonly of: number }) {
  return (
    <svg
      className="gstandards"
      viewBox={`0 0 ${of * 20} 36`}
      role="img"
      aria-label={words.text('torch.losses', { n: lost, all: of })}
    >
      {Array.from({ length: of }, (_, place) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a standard is its place
          key={place}
          transform={
            place < of - lost ? `translate(${place * 20 + 3} 3)` : `translate(${place * 20 + 2} 14) rotate(38)`
          }
          opacity={place < of - lost ? 1 : 0.55}
        >
          <path
            d={place < of - lost ? 'M0 0v31' : 'M0 0v12l2 3l-2 4v5'}
            stroke="#a2762f"
            strokeWidth={2.4}
            fill="none"
          />
          <path
            d="M1.500 1h14l-4 4.500l4 4.500h-14z"
            fill={place < of - lost ? 'var(--gstandard)' : '#6a5f4d'}
            stroke="#1a120a"
            strokeWidth={0.8}
          />
        </g>
      ))}
    </svg>
  )
}
