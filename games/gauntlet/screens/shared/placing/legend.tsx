import { words } from '@tessera/gauntlet/words'
/** What the marks on the board mean. */
export function Legend() {
  return (
    <div className="gp-legend">
      <h2>{words.text('placing.shown')}</h2>
      <ul>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <path d="M1 9h24" stroke="#3f7a35" strokeWidth="2" />
          </svg>
          {words.text('placing.fire')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <rect x="2" y="1" width="22" height="16" rx="3" fill="#d2503c1f" stroke="#a1240f" strokeDasharray="4 3" />
          </svg>
          {words.text('placing.hidden')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <rect x="2" y="1" width="22" height="16" rx="2" fill="#6fae6399" />
          </svg>
          {words.text('placing.charge')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <rect x="2" y="1" width="22" height="16" fill="#3d7fd924" stroke="#2a63b5" strokeDasharray="4 3" />
          </svg>
          {words.text('placing.aura')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <path d="M1 9h24" stroke="#2b5a9a" strokeWidth="7" opacity=".45" />
            <path d="M1 9h24" stroke="#fff" strokeWidth="3.500" />
          </svg>
          {words.text('placing.formation')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <path d="M6 1h14v8q0 6 -7 8q-7 -2 -7 -8z" fill="#fff" stroke="#2b5a9a" />
          </svg>
          {words.text('placing.armour')}
        </li>
        <li>
          <svg viewBox="0 0 26 18" aria-hidden="true">
            <circle cx="13" cy="9" r="7" fill="none" stroke="#2f6a2a" strokeWidth="1.500" strokeDasharray="3 3" />
          </svg>
          {words.text('placing.free')}
        </li>
      </ul>
    </div>
  )
}
