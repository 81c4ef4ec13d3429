/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * The path of an icon, scaled, with whole numbers only. Icons are drawn on a grid of 512 and shown at a tenth of that, where nobody sees
 * the difference, and it makes them half as long. Every point is rounded for itself, so that errors do not add up.
 */
export function roundedPath(path: string, scale = 1): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [shownX, shownY, shownStartX, shownStartY] = [0, 0, 0, 0]
  let last = ''
  let text = ''
  const put = (command: string, numbers: readonly number[]): void => {
    const goesOn = command === last || (command === 'l' && last === 'm')
    if (!goesOn || command === 'm' || command === 'z') text += command
    for (const [index, number] of numbers.entries()) {
      const first = index === 0 && text.endsWith(command) && (!goesOn || command === 'm')
      text += `${first || number < 0 ? '' : ' '}${number}`
    }
    last = command
  }
  for (const { command, numbers } of commandsIn(path, scale)) {
    const lower = command.toLowerCase()
    const relative = command === lower
    const [fromX, fromY] = relative ? [x, y] : [0, 0]
    if (lower === 'z') {
      put('z', [])
      ;[x, y, shownX, shownY] = [startX, startY, shownStartX, shownStartY]
      continue
    }
    const shown: number[] = []
    const point = (dx: number, dy: number): void => {
      ;[x, y] = [fromX + dx, fromY + dy]
      shown.push(Math.round(x) - shownX, Math.round(y) - shownY)
    }
    if (lower === 'h') {
      x = fromX + (numbers[0] ?? 0)
      shown.push(Math.round(x) - shownX)
    } else if (lower === 'v') {
      y = fromY + (numbers[0] ?? 0)
      shown.push(Math.round(y) - shownY)
    } else if (lower === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0] = numbers
      shown.push(Math.round(rx), Math.round(ry), Math.round(turn), large, sweep)
      point(dx, dy)
    } else for (let i = 0; i < numbers.length; i += 2) point(numbers[i] ?? 0, numbers[i + 1] ?? 0)
    put(lower, shown)
    ;[shownX, shownY] = [Math.round(x), Math.round(y)]
    if (lower === 'm') [startX, startY, shownStartX, shownStartY] = [x, y, shownX, shownY]
  }
  return text
}

/** One command with one set of numbers at a time; numbers that follow a move without a letter are a line. */
function* commandsIn(
  path: string,
  scale: number,
): Generator<{ readonly command: string; readonly numbers: readonly number[] }> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = COUNTS[letter.toLowerCase()]
    if (count === undefined) throw new Error(`A path has the command ${letter}`)
    const numbers =
      letter.toLowerCase() === 'a'
        ? scaledArc(arcNumbers(rest), scale)
        : (rest.match(NUMBER) ?? []).map((number) => Number(number) * scale)
    if (count === 0) yield { command: letter, numbers: [] }
    if (count === 0) continue
    for (let i = 0; i < numbers.length; i += count) {
      const command = i === 0 ? letter : letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter
      yield { command, numbers: numbers.slice(i, i + count) }
    }
  }
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g

/** Its turn and its flags are no lengths. */
function scaledArc(numbers: readonly number[], scale: number): readonly number[] {
  return numbers.map((number, index) => ([2, 3, 4].includes(index % 7) ? number : number * scale))
}

/** The two flags of an arc are single digits that may stand against what follows. */
function arcNumbers(text: string): readonly number[] {
  const numbers: number[] = []
  let rest = text
  while (rest.trim() !== '') {
    const flag = numbers.length % 7 === 3 || numbers.length % 7 === 4
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/).exec(rest)
    if (found === null) return numbers
    numbers.push(Number(found[1]))
    rest = rest.slice(found[0].length)
  }
  return numbers
}
