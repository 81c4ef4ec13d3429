const PATHS = {
  left: 'M15 4l-9 8 9 8V4z',
  theme: 'M12 3a9 9 0 100 18 9 9 0 000-18zm0 2.5v13a6.5 6.5 0 010-13z',
  first: 'M21 4v16l-9-8zM12 4v16l-9-8z',
  back: 'M17 4v16L6 12zM4 4h2.5v16H4z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  forward: 'M7 4v16l11-8zM17.5 4H20v16h-2.5z',
  last: 'M3 4v16l9-8zM12 4v16l9-8z',
  fork: 'M5 3h3v7l4 4 4-4V6h-3l4.5-5L22 6h-3v5.2l-5.5 5.5V22h-3v-5.3L5 11.2z',
  plus: 'M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z',
  minus: 'M4 10.5h16v3H4z',
  close: 'M5.6 3.5L12 9.9l6.4-6.4 2.1 2.1-6.4 6.4 6.4 6.4-2.1 2.1-6.4-6.4-6.4 6.4-2.1-2.1L9.9 12 3.5 5.6z',
  down: 'M4 8h16l-8 9z',
  right: 'M8 4v16l9-8z',
  menu: 'M3 5h18v2.6H3zM3 10.7h18v2.6H3zM3 16.4h18V19H3z',
  settings:
    'M10.2 2h3.6l.6 2.7 1.7.7 2.4-1.5 2.6 2.6-1.5 2.4.7 1.7 2.7.6v3.6l-2.7.6-.7 1.7 1.5 2.4-2.6 2.6-2.4-1.5-1.7.7-.6 2.7h-3.6l-.6-2.7-1.7-.7-2.4 1.5-2.6-2.6 1.5-2.4-.7-1.7L1 14.8v-3.6l2.7-.6.7-1.7-1.5-2.4 2.6-2.6 2.4 1.5 1.7-.7zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  save: 'M10.5 3h3v8h4L12 17.5 6.5 11h4zM4 18.5h16V21H4z',
  open: 'M10.5 17h3V9h4L12 2.5 6.5 9h4zM4 18.5h16V21H4z',
  link: 'M10 13.9l4-4 1.5 1.5-4 4zM8.2 9.3l1.6 1.6-2.6 2.6a2.4 2.4 0 003.4 3.4l2.6-2.6 1.6 1.6-2.6 2.6A4.6 4.6 0 015.6 12zM15.8 14.7l-1.6-1.6 2.6-2.6a2.4 2.4 0 00-3.4-3.4l-2.6 2.6-1.6-1.6 2.6-2.6a4.6 4.6 0 016.6 6.6z',
  trash: 'M9 2.5h6l1 2h4.5V7h-17V4.5H8zM5 8.5h14l-1 13H6zm4 2.5v8h1.6v-8zm4.4 0v8H15v-8z',
  stop: 'M5 5h14v14H5z',
  search: 'M10 3a7 7 0 015.6 11.2l5 5-1.9 1.9-5-5A7 7 0 1110 3zm0 2.6a4.4 4.4 0 100 8.8 4.4 4.4 0 000-8.8z',
  question:
    'M12 2a10 10 0 100 20 10 10 0 000-20zm0 2.4a7.6 7.6 0 110 15.2 7.6 7.6 0 010-15.2zM11 15.4h2.2v2.2H11zM12 6.3c-2.1 0-3.6 1.2-3.7 3.2h2.2c.1-.8.6-1.2 1.5-1.2.8 0 1.4.4 1.4 1.1 0 1.4-2.4 1.6-2.4 4.1v.4h2.1v-.2c0-1.5 2.6-1.8 2.6-4.4 0-1.8-1.5-3-3.7-3z',
  undo: 'M9 4v4.2h5.2a6.3 6.3 0 010 12.6H7v-3h7.2a3.3 3.3 0 000-6.6H9v4.3L2.5 9.7z',
  check: 'M9.5 20L3 13.4l2.2-2.2 4.3 4.3L18.8 5 21 7.2z',
  flag: 'M5 2h2.4v20H5zM8.5 3.5H20l-3 4 3 4H8.5z',
  pen: 'M4 16.5V20h3.5L18 9.5 14.5 6zM20.5 7a1.5 1.5 0 000-2l-1.6-1.6a1.5 1.5 0 00-2 0L15.5 5 19 8.5z',
  grip: 'M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z',
  person: 'M12 3a4.6 4.6 0 110 9.2A4.6 4.6 0 0112 3zM3.5 21c.4-4.6 3.6-7.2 8.5-7.2s8.1 2.6 8.5 7.2z',
  talk: 'M3 4h18v12h-9l-5 5v-5H3zm4 3.6v2h10v-2zm0 3.6v2h7v-2z',
  lock: 'M7 10V7.5a5 5 0 0110 0V10h2v11H5V10zm2.4 0h5.2V7.5a2.6 2.6 0 00-5.2 0z',
} as const

export type GlyphName = keyof typeof PATHS

/** Small signs of the interface itself (transport, plus, close); pictures of the games are `Icon`s. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  )
}
