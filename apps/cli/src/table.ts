/** Columns aligned by their widest cell; those named in `right` to the right, as numbers want it. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, width(cell))
  }
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - width(cell))
        return right.includes(column) ? room + cell : cell + room
      })
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

/** 1234567 as 1,234,567. */
export function grouped(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Without the escape codes of colours. */
function width(cell: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with a control character
  return cell.replace(/\u001b\[\d+m/g, '').length
}
