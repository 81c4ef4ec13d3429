import type { Findings } from '../experiment/design.ts'
import { bars, curve, escaped, whiskers } from './charts.ts'
import { chance, count, grouped, measured, percent, points, signed, whole } from './figures.ts'
import type { CellReport, KeptMatch, LabReport } from './report.ts'
import { STYLE } from './style.ts'

/** One page with everything, without scripts or anything from elsewhere; kept matches are linked beside it. */
export function reportHtml(report: LabReport): string {
  const { title, gameName, version, kind, matches, hash, findings, answer } = report
  const parts = [
    section('The answer', `<ul class="answer">${answer.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`),
    findings.ratings && section('Ratings', ratings(findings.ratings)),
    findings.sweep && section('What each value does', sweep(findings.sweep)),
    findings.worth && section('What each is worth', worth(findings.worth)),
    findings.search && section('What was found', search(findings.search)),
    findings.matrix && section('Who beats whom', matrix(report, findings.matrix)),
    section('How long matches are', lengths(report)),
    report.kept.length > 0 ? section('Matches to look at', kept(report.kept)) : '',
    section('Every cell', cells(report), 'long'),
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
<p class="facts">${count(matches, 'match', 'matches')} in ${count(report.cells.length, 'cell', 'cells')} · results <code>${hash}</code></p>
</header>
<main>
${parts.filter(Boolean).join('\n')}
</main>
</body>
</html>
`
}

function section(name: string, inside: string, style?: 'long'): string {
  return `<section${style === undefined ? '' : ` class="${style}"`}><h2>${escaped(name)}</h2>${inside}</section>`
}

function ratings(list: NonNullable<Findings['ratings']>): string {
  const chart = whiskers(
    list.map(({ name, value, low, high, share }) => ({
      label: name,
      value,
      low,
      high,
      note: `(${low.toFixed(0)}–${high.toFixed(0)}) ${percent(share)}`,
    })),
    {
      name: 'Ratings with their 95 % intervals',
      mark: { at: 1500, means: 'the mean of all' },
      format: (value) => String(Math.round(value)),
    },
  )
  return `<p class="faint">400 points are odds of ten to one. Beside each: rating, 95 % interval, mean share of the points.</p>${chart}`
}

function sweep({ axes, points: list }: NonNullable<Findings['sweep']>): string {
  const numbers = axes.length === 1 && list.every(({ values: [value] }) => typeof value === 'number')
  const along = numbers ? list.toSorted((one, other) => Number(one.values[0]) - Number(other.values[0])) : list
  const shown = along.map(({ values, value, low, high }) => ({ label: written(values), value, low, high }))
  const rows = list.map(({ values, value, low, high, matches, change, note }) => {
    const more =
      change === null
        ? '<td colspan="3" class="faint">compared with this</td>'
        : `<td>${signed(change.value)}</td><td>${signed(change.low)} to ${signed(change.high)}</td><td>${escaped(chance(change.p))}</td>`
    const refitted = note === '' ? '' : `<tr><td colspan="7" class="faint note">${escaped(note)}</td></tr>`
    return `<tr><td>${escaped(written(values))}</td><td>${percent(value)}</td><td>${points(low)}–${points(high)}</td>${more}<td>${grouped(matches)}</td></tr>${refitted}`
  })
  const chart = curve(shown, {
    name: `Share of the points by ${axes.join(', ')}`,
    mark: { at: 0.5, means: 'even' },
    format: percent,
  })
  const heads = [axes.join(', '), 'share', '95 %', 'change', '95 %', 'p (Holm)', 'matches']
  return `<p class="faint">Share of the points against the whole field by <b>${escaped(axes.join(', '))}</b>; bars and band are 95 % intervals. Changes are taken pair by pair on the same dice, so they are surer than the intervals look.</p>${chart}<div class="wide" tabindex="0"><table class="list"><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function written(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ')
}

function worth({ about, list }: NonNullable<Findings['worth']>): string {
  const rows = list.map(({ name, cost, perPoint, value, low, high, p }) => ({
    label: cost === null ? name : `${name} (${cost})`,
    value,
    low,
    high,
    note: `${p < 0.05 ? `p ${chance(p)}` : 'not clear'}${perPoint === null ? '' : `, ${signed(perPoint)} a point`}`,
  }))
  const chart = whiskers(rows, { name: about, mark: { at: 0, means: 'worth nothing' }, format: signed })
  return `<p class="faint">${escaped(about)}. In brackets what it costs; p is corrected by Holm for all that are listed.</p>${chart}`
}

function search({ generations, found, spent }: NonNullable<Findings['search']>): string {
  const best = generations.map(({ best, mean }, i) => ({ label: String(i + 1), value: best, low: mean, high: best }))
  const chart = curve(best, {
    name: 'Best and mean of every generation',
    mark: { at: 0.5, means: 'even against the field' },
    format: percent,
  })
  const list = found.map(
    ({ name, build, value, low, high, matches }) =>
      `<li><b>${escaped(name)}</b>: ${percent(value)} (${points(low)} to ${points(high)} %) over ${grouped(matches)} fresh matches<br><code>${escaped(build)}</code></li>`,
  )
  return `<ol>${list.join('')}</ol><p class="faint">By generation: the best (line) and the mean (lower edge of the band), as they scored while searching, which flatters; ${grouped(spent)} matches in all.</p>${chart}`
}

function matrix({ cells, findings }: LabReport, given: NonNullable<Findings['matrix']>): string {
  const known = new Map(cells.map((cell) => [cell.id, cell]))
  const { rows, columns, ids } = sorted(given, findings.ratings)
  const body = rows.map((row, i) => {
    const data = columns.map((column, j) => {
      const id = ids[i]?.[j] ?? null
      const cell = id === null ? undefined : known.get(id)
      if (cell === undefined) return '<td class="none"></td>'
      const { share, low, high } = column === cell.a && row === cell.b ? mirrored(cell) : cell
      const words = `${row} against ${column}: ${percent(share)} (${points(low)} to ${points(high)} %), ${count(cell.matches, 'match', 'matches')}`
      return `<td style="${tint(share)}" title="${escaped(words)}">${whole(share)}<small>${whole(low)}–${whole(high)}</small></td>`
    })
    return `<tr><th scope="row">${escaped(row)}</th>${data.join('')}</tr>`
  })
  const heads = columns.map((column) => `<th scope="col"><span>${escaped(column)}</span></th>`).join('')
  return `<p class="faint">Share of the points of the row against the column, in percent, and its 95 % interval. <span class="key" style="${tint(1)}">blue</span> the row wins, <span class="key" style="${tint(0)}">orange</span> the column wins, the stronger the more.</p><div class="wide" tabindex="0"><table class="matrix"><thead><tr><td></td>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** Where there are ratings the best come first, so that a circle or a ladder shows at a glance. */
function sorted({ rows, columns, cells }: NonNullable<Findings['matrix']>, ratings: Findings['ratings']) {
  if (ratings === undefined) return { rows, columns, ids: cells }
  const order = ratings.map(({ name }) => rows.indexOf(name))
  const names = order.map((place) => rows[place] ?? '')
  return { rows: names, columns: names, ids: order.map((i) => order.map((j) => cells[i]?.[j] ?? null)) }
}

function mirrored({ share, low, high }: CellReport) {
  return { share: 1 - share, low: 1 - high, high: 1 - low }
}

function lengths({ lengths: { counts, from, width }, reasons }: LabReport): string {
  const ways = Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, matches]) => `${escaped(reason.replaceAll('_', ' '))} ${grouped(matches)}`)
  return `${bars(counts, from, width, 'turns')}<p class="faint">Matches by the turn of the game in which they ended. What ended them: ${ways.join(', ')}.</p>`
}

const WHY: Readonly<Record<KeptMatch['why'], string>> = {
  upset: 'Upset',
  longest: 'Longest',
  draw: 'Draw',
  typical: 'Typical',
}

function kept(list: readonly KeptMatch[]): string {
  const items = list.map(({ why, words, file }) => {
    const path = `records/${encodeURIComponent(file)}`
    return `<li><b>${WHY[why]}</b>: ${escaped(words)} · <a href="${path}" download>${escaped(file)}</a></li>`
  })
  return `<ul>${items.join('')}</ul><p class="faint">Watch one: open the file under Replays in the browser, or run <code>npx tessera replay records/${escaped(list[0]?.file ?? 'FILE')}</code> in this folder for the story in words.</p>`
}

const MOST_CELLS = 100

/** Of a search only the final counts; its generations are in the file. */
function cells({ cells: all, findings }: LabReport): string {
  const list = findings.search === undefined ? all : all.filter(({ id }) => id.startsWith('final-'))
  const rows = list.slice(0, MOST_CELLS).map((cell) => {
    const { a, b, matches, wins, draws, share, low, high, always, bySeat, corrected, ending, turns } = cell
    const figures = [
      grouped(matches),
      `${grouped(wins[0])}–${grouped(draws)}–${grouped(wins[1])}`,
      measured(share, ending),
      `${points(low)}–${points(high)}`,
      `${points(always.low)}–${points(always.high)}`,
      `${whole(bySeat[0])} / ${whole(bySeat[1])}`,
      chance(corrected),
      ending,
      turns.mean.toFixed(1),
    ]
    return `<tr><td>${escaped(a)}</td><td>${escaped(b)}</td>${figures.map((figure) => `<td>${escaped(figure)}</td>`).join('')}</tr>`
  })
  const left = all.length - rows.length
  const more = left > 0 ? `<p class="faint">And ${count(left, 'more', 'more')}, in cells.csv.</p>` : ''
  const heads = [
    'A',
    'B',
    'matches',
    'won–drawn–lost',
    'A’s share',
    '95 %',
    'always valid',
    '1st / 2nd',
    'p (Holm)',
    'ended',
    'turns',
  ]
  return `<div class="wide" tabindex="0"><table class="list"><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>${more}`
}

function reading({ experiment, key, version, game }: LabReport): string {
  return `<p>Matches are played in pairs on the same dice with seats swapped, so luck and the first move cancel; a draw is half a point. The 95 % intervals are Wilson’s, with the number of matches corrected for how pairs vary. A cell of a pairing or a round robin may stop as soon as its answer is <i>clear</i> (or shown to be <i>even</i>): the test is one by betting, whose error holds however often one looks, and is shared among all cells. Stopping at a good moment flatters the winner, so of a cell that stopped quote the <i>always valid</i> interval, which allows for it and is wider. “1st / 2nd” is A’s share in percent when it sits first and when it sits second. p is the chance of so much evidence between equals, corrected by Holm for everything that is listed.</p>
<p>Beside this page lie <code>matches.csv</code> (every match), <code>cells.csv</code>, <code>report.json</code> (all figures) and <code>experiment.yaml</code>. <code>npx tessera lab run experiment.yaml --out elsewhere</code> gives the same results again on any machine with version ${version} of ${escaped(game)}, hash for hash.</p>
<details><summary>The experiment</summary><pre>${escaped(JSON.stringify(experiment, null, 2))}</pre><p>Plan <code>${key}</code></p></details>`
}

/** Blue for the row, orange for the column: told apart without red and green. */
function tint(share: number): string {
  const strength = Math.min(1, Math.abs(share - 0.5) * 2)
  const colour = share >= 0.5 ? 'var(--row)' : 'var(--column)'
  return `background: color-mix(in oklab, ${colour} ${(strength * 75).toFixed(0)}%, transparent)`
}
