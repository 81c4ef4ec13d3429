/** Four tesserae. */
export function Wordmark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 2h13v13H2z" fill="var(--seat1)" />
      <path d="M17 2h13v13H17z" fill="var(--paper)" />
      <path d="M2 17h13v13H2z" fill="var(--accent)" />
      <path d="M17 17h13v13H17z" fill="var(--seat2)" />
    </svg>
  )
}
