/**
 * Bresenham's line over squares, both ends included. Drawn from the other end it may take other squares: whoever wants a
 * line to work both ways asks for either (`isSeen`).
 */
export function lineBetween(x: number, y: number, toX: number, toY: number): (readonly [x: number, y: number])[] {
  const squares: (readonly [number, number])[] = []
  trace(x, y, toX, toY, (atX, atY) => {
    squares.push([atX, atY])
    return true
  })
  return squares
}

/** Whether nothing strictly between the ends blocks the line, drawn from the first end. */
export function isLineClear(
  x: number,
  y: number,
  toX: number,
  toY: number,
  blocks: (x: number, y: number) => boolean,
): boolean {
  return trace(x, y, toX, toY, (atX, atY) => {
    const isEnd = (atX === x && atY === y) || (atX === toX && atY === toY)
    return isEnd || !blocks(atX, atY)
  })
}

/** Mutual sight: the line is clear when drawn from either end. */
export function isSeen(
  x: number,
  y: number,
  toX: number,
  toY: number,
  blocks: (x: number, y: number) => boolean,
): boolean {
  return isLineClear(x, y, toX, toY, blocks) || isLineClear(toX, toY, x, y, blocks)
}

/** Goes on as long as the visitor says so; true when it came to the end. */
function trace(x: number, y: number, toX: number, toY: number, visit: (x: number, y: number) => boolean): boolean {
  const dx = Math.abs(toX - x)
  const dy = Math.abs(toY - y)
  const stepX = x < toX ? 1 : -1
  const stepY = y < toY ? 1 : -1
  let error = dx - dy
  for (;;) {
    if (!visit(x, y)) return false
    if (x === toX && y === toY) return true
    const doubled = 2 * error
    if (doubled > -dy) {
      error -= dy
      x += stepX
    }
    if (doubled < dx) {
      error += dx
      y += stepY
    }
  }
}
