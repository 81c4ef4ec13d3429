import type { Findings } from '../experiment/design.ts'
import { bars, curve, escaped, whiskers } from './charts.ts'
import type { CellReport, KeptMatch, LabReport } from './report.ts'

/** One page with everything, without scripts or anything from elsewhere; kept matches are linked beside it. */
export function reportHtml(report: LabReport): string {
  const { title, gameName, version, kind, matches, hash, findings } = report
  const parts = [
    verdicts(report),
    findings.ratings && section('Ratings', ratings(findings.ratings)),
    findings.sweep && section('Sweep', sweep(findings.sweep)),
    findings.worth && section('Worth', worth(findings.worth)),
    findings.search && section('Search', search(findings.search)),
    findings.matrix && section('Who beats whom', matrix(report, findings.matrix)),
    section('How long matches are', lengths(report)),
    report.kept.length > 0 ? section('Matches to look at', kept(report.kept)) : '',
    section('Every cell', cells(report.cells)),
    section('How to read this', reading(report)),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="eyebrow">${escaped(gameName)}, rules version ${version} · ${escaped(kind)}</p>
<h1>${escaped(title)}</h1>
<p class="facts">${grouped(matches)} matches in ${grouped(report.cells.length)} cells · results <code>${hash}</code></p>
</header>
${parts.filter(Boolean).join('\n')}
</body>
</html>
`
}

function section(name: string, inside: string): string {
  return `<section><h2>${escaped(name)}</h2>${inside}</section>`
}

/** More are read better in the matrix. */
const FEW_CELLS = 12

/** In words only what stands after correction. */
function verdicts({ cells, findings }: LabReport): string {
  if (findings.worth || findings.search || cells.length > FEW_CELLS) return ''
  const clear = cells.filter(({ corrected }) => corrected < 0.05)
  const lines = clear.map(({ a, b, share, low, high }) => {
    const [winner, loser, value, from, to] =
      share >= 0.5 ? [a, b, share, low, high] : [b, a, 1 - share, 1 - high, 1 - low]
    return `<li><b>${escaped(winner)}</b> is stronger than ${escaped(loser)}: ${percent(value)} of the points (${percent(from)} to ${percent(to)})</li>`
  })
  const open = cells.length - clear.length
  if (open > 0)
    lines.push(
      `<li class="faint">${open === 1 ? 'One comparison is' : `${open} comparisons are`} too close to call.</li>`,
    )
  return section('What is clear', `<ul>${lines.join('')}</ul>`)
}

function ratings(list: NonNullable<Findings['ratings']>): string {
  return whiskers(
    list.map(({ name, value, low, high, share }) => ({ label: name, value, low, high, note: percent(share) })),
    { mark: 1500, format: (value) => String(Math.round(value)) },
  )
}

function sweep({ axes, points }: NonNullable<Findings['sweep']>): string {
  const shown = points.map(({ values, value, low, high }) => ({
    label: values.map(String).join(', '),
    value,
    low,
    high,
  }))
  const notes = points.filter(({ note }) => note !== '')
  const list = notes.map(({ values, note }) => `<li>${escaped(values.map(String).join(', '))}: ${escaped(note)}</li>`)
  return `<p>Share of the points by <b>${escaped(axes.join(', '))}</b></p>${curve(shown, { mark: 0.5, format: percent })}${list.length > 0 ? `<ul class="faint">${list.join('')}</ul>` : ''}`
}

function worth({ about, list }: NonNullable<Findings['worth']>): string {
  const rows = list.map(({ name, cost, value, low, high, p }) => ({
    label: cost === null ? name : `${name} (${cost})`,
    value,
    low,
    high,
    note: p < 0.05 ? `p ${p < 0.001 ? '< 0.001' : p.toFixed(3)}` : 'not clear',
  }))
  return `<p>${escaped(about)}.</p>${whiskers(rows, { mark: 0, format: signed })}`
}

function search({ generations, found, spent }: NonNullable<Findings['search']>): string {
  const points = generations.map(({ best, mean }, i) => ({ label: String(i + 1), value: best, low: mean, high: best }))
  const list = found.map(
    ({ name, build, value, low, high, matches }) =>
      `<li><b>${escaped(name)}</b>: ${percent(value)} (${percent(low)} to ${percent(high)}) over ${grouped(matches)} fresh matches<br><code>${escaped(build)}</code></li>`,
  )
  return `<p>Best (line) and mean (lower edge of the band) of every generation, as they scored while searching; ${grouped(spent)} matches in all.</p>${curve(points, { mark: 0.5, format: percent })}<ol>${list.join('')}</ol>`
}

function matrix({ cells }: LabReport, { rows, columns, cells: ids }: NonNullable<Findings['matrix']>): string {
  const known = new Map(cells.map((cell) => [cell.id, cell]))
  const body = rows.map((row, i) => {
    const data = columns.map((column, j) => {
      const id = ids[i]?.[j] ?? null
      const cell = id === null ? undefined : known.get(id)
      if (cell === undefined) return '<td class="none"></td>'
      const flipped = rows.length > 1 && rows === columns ? i > j : columns[j] === cell.a && row === cell.b
      const { share, low, high } = flipped ? mirrored(cell) : cell
      return `<td style="${tint(share)}" title="${escaped(`${row} against ${column}: ${percent(low)} to ${percent(high)}, ${cell.matches} matches`)}">${whole(share)}<small>${whole(low)}–${whole(high)}</small></td>`
    })
    return `<tr><th scope="row">${escaped(row)}</th>${data.join('')}</tr>`
  })
  const heads = columns.map((column) => `<th scope="col"><span>${escaped(column)}</span></th>`).join('')
  return `<p class="faint">Share of the points of the row against the column, in percent, and its 95 % interval.</p><div class="wide"><table class="matrix"><thead><tr><td></td>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function mirrored({ share, low, high }: CellReport) {
  return { share: 1 - share, low: 1 - high, high: 1 - low }
}

function lengths({ lengths: { counts, from, width }, reasons }: LabReport): string {
  const ways = Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${escaped(reason)} ${grouped(count)}`)
  return `${bars(counts, from, width, 'turns')}<p class="faint">Turns of the game. Endings: ${ways.join(', ')}.</p>`
}

const WHY: Readonly<Record<KeptMatch['why'], string>> = {
  upset: 'Upset',
  longest: 'Longest',
  draw: 'Draw',
  typical: 'Typical',
}

function kept(list: readonly KeptMatch[]): string {
  const items = list.map(
    ({ why, words, file }) =>
      `<li><b>${WHY[why]}</b>: ${escaped(words)} · <a href="records/${encodeURIComponent(file)}" download>record</a></li>`,
  )
  return `<ul>${items.join('')}</ul><p class="faint">Open a record under Replays in the browser, or with <code>tessera replay</code>.</p>`
}

const MOST_CELLS = 400

function cells(list: readonly CellReport[]): string {
  const rows = list
    .slice(0, MOST_CELLS)
    .map(
      (cell) =>
        `<tr><td>${escaped(cell.a)}</td><td>${escaped(cell.b)}</td><td>${grouped(cell.matches)}</td><td>${grouped(cell.wins[0])}</td><td>${grouped(cell.wins[1])}</td><td>${grouped(cell.draws)}</td><td>${percent(cell.share)}</td><td>${percent(cell.low)} to ${percent(cell.high)}</td><td>${percent(cell.always.low)} to ${percent(cell.always.high)}</td><td>${percent(cell.bySeat[0])}</td><td>${percent(cell.bySeat[1])}</td><td>${cell.corrected < 0.001 ? '&lt; 0.001' : cell.corrected.toFixed(3)}</td><td>${cell.ending}</td><td>${cell.turns.mean.toFixed(1)}</td></tr>`,
    )
  const more =
    list.length > MOST_CELLS ? `<p class="faint">And ${list.length - MOST_CELLS} more, in cells.csv.</p>` : ''
  return `<div class="wide"><table class="list"><thead><tr><th>A</th><th>B</th><th>matches</th><th>A won</th><th>B won</th><th>draws</th><th>A's share</th><th>Wilson 95 %</th><th>always valid 95 %</th><th>A first</th><th>A second</th><th>p (Holm)</th><th>ended</th><th>turns</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>${more}`
}

function reading({ experiment, key }: LabReport): string {
  return `<p>Matches are played in pairs on the same dice with seats swapped, so luck and the first move cancel; a draw is half a point. Intervals are Wilson's with the number of matches corrected for how pairs vary. Where a cell stops as soon as its answer is clear, the test is one by betting, whose error holds however often one looks, shared among all cells; the always valid interval is that test turned around. Other p-values are corrected by Holm.</p>
<details><summary>The experiment</summary><pre>${escaped(JSON.stringify(experiment, null, 2))}</pre><p>Plan <code>${key}</code></p></details>`
}

/** Blue for the row, orange for the column: told apart without red and green. */
function tint(share: number): string {
  const strength = Math.min(1, Math.abs(share - 0.5) * 2)
  const colour = share >= 0.5 ? 'var(--row)' : 'var(--column)'
  return `background: color-mix(in oklab, ${colour} ${(strength * 75).toFixed(0)}%, transparent)`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function whole(share: number): string {
  return (share * 100).toFixed(0)
}

function signed(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(1)} %`
}

function grouped(n: number): string {
  return n.toLocaleString('en-US')
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbf9f3; --faint: #6d675a; --line: #ddd6c5; --row: #2f6fb0; --column: #c8772c; --accent: #2f6fb0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7da; --paper: #191815; --faint: #a39c8a; --line: #3a372f; --row: #5b9bdc; --column: #d98b43; --accent: #79b0e8; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Iowan Old Style', 'Times New Roman', serif }
h1 { font-size: 2rem; line-height: 1.15; margin: .2rem 0 } h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem }
.eyebrow, .facts, .faint, small { color: var(--faint) } .eyebrow { margin: 0; font-size: .9rem }
code, pre, svg text, td, th { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .82rem } pre { overflow-x: auto }
code { overflow-wrap: anywhere } a { color: var(--accent) }
svg { display: block; max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 12px } svg .tick, svg .faint { fill: var(--faint) }
svg .grid { stroke: var(--line) } svg .mark { stroke: var(--column); stroke-dasharray: 4 3 } svg .whisker { stroke: var(--accent); stroke-width: 2 }
svg .dot { fill: var(--accent) } svg .line { fill: none; stroke: var(--accent); stroke-width: 2 } svg .band { fill: var(--accent); opacity: .16 } svg .bar { fill: var(--accent) }
.wide { overflow-x: auto } table { border-collapse: collapse } td, th { padding: .25rem .45rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th[scope=row], .list td:nth-child(-n+2), .list th:nth-child(-n+2) { text-align: left }
.matrix td { text-align: center; border: 1px solid var(--paper); min-width: 3.6rem } .matrix td.none { background: var(--line); opacity: .4 } .matrix small { display: block; font-size: .68rem; color: inherit; opacity: .75 }
.matrix th[scope=col] { vertical-align: bottom; white-space: normal; max-width: 6rem; text-align: center; font-weight: normal }
@media print { :root { --ink: #000; --paper: #fff; --faint: #555; --line: #ccc; --row: #2f6fb0; --column: #c8772c; --accent: #1f4f80 } body { max-width: none; padding: 0; font-size: 11pt; print-color-adjust: exact; -webkit-print-color-adjust: exact } section { break-inside: avoid-page } .wide { overflow: visible } .list td, .list th { font-size: 7pt; padding: .1rem .2rem } .matrix td, .matrix th { font-size: 8pt } details { display: none } }
`
