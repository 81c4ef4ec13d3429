/** The rows of a table in the text of a rulebook, by their first column; the table's heading begins with these words. */
export function bookTable(book: string, heading: string): ReadonlyMap<string, readonly string[]> {
  const lines = book.split('\n')
  const start = lines.findIndex((line) => line.startsWith(heading))
  if (start < 0) throw new Error(`The book has no table ${heading}`)
  const rows = new Map<string, readonly string[]>()
  for (const line of lines.slice(start + 2)) {
    if (!line.startsWith('|')) break
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    rows.set(cells[0] ?? '', cells)
  }
  return rows
}
