/** The report's looks: paper by day, dark by night, ink on white in print. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbf9f3; --faint: #6d675a; --line: #ddd6c5; --row: #2f6fb0; --column: #c8772c; --accent: #2f6fb0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7da; --paper: #191815; --faint: #a39c8a; --line: #3a372f; --row: #5b9bdc; --column: #d98b43; --accent: #79b0e8; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Iowan Old Style', 'Times New Roman', serif }
h1 { font-size: 2rem; line-height: 1.15; margin: .2rem 0 } h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem }
.eyebrow, .facts, .faint, small { color: var(--faint) } .eyebrow { margin: 0; font-size: .9rem }
code, pre, svg text, td, th { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .82rem } pre { overflow-x: auto }
code { overflow-wrap: anywhere } a { color: var(--accent) }
svg { display: block; min-width: 40rem; max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 12px } svg .tick, svg .faint { fill: var(--faint) }
svg .grid { stroke: var(--line) } svg .mark { stroke: var(--column); stroke-dasharray: 4 3 } svg .whisker { stroke: var(--accent); stroke-width: 2 }
svg .dot { fill: var(--accent) } svg .line { fill: none; stroke: var(--accent); stroke-width: 2 } svg .band { fill: var(--accent); opacity: .16 } svg .bar { fill: var(--accent) }
.wide { overflow-x: auto } .answer { font-size: 1.1rem; padding-left: 1.2rem } .answer li { margin: .35rem 0; overflow-wrap: anywhere } .key { padding: 0 .4rem; color: var(--ink) } li { margin: .15rem 0 } table { border-collapse: collapse } td, th { padding: .25rem .45rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th[scope=row], .list td:first-child, .list th:first-child, .long td:nth-child(2), .long th:nth-child(2), .list .note { text-align: left } .long td, .long th { padding: .2rem .32rem; font-size: .76rem } .list .note { white-space: normal; overflow-wrap: anywhere }
.matrix td { text-align: center; border: 1px solid var(--paper); min-width: 3.6rem } .matrix td.none { background: var(--line); opacity: .4 } .matrix small { display: block; font-size: .68rem; color: inherit; opacity: .75 }
.matrix th[scope=col] { vertical-align: bottom; white-space: normal; max-width: 6rem; text-align: center; font-weight: normal }
@media print { :root { --ink: #000; --paper: #fff; --faint: #555; --line: #ccc; --row: #2f6fb0; --column: #c8772c; --accent: #1f4f80 } body { max-width: none; padding: 0; font-size: 11pt; print-color-adjust: exact; -webkit-print-color-adjust: exact } section:not(.long), tr, li { break-inside: avoid-page } h2 { break-after: avoid-page } svg { min-width: 0 } .wide { overflow: visible } .list td, .list th { font-size: 7pt; padding: .1rem .2rem } .matrix td, .matrix th { font-size: 8pt } details { display: none } }
`
