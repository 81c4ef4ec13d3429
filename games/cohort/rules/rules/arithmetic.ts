/** COH-1.3, on whole numbers from 0. */
export function div(a: number, b: number): number {
  return Math.floor(a / b)
}

export function rnd(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b))
}

export function ceil(a: number, b: number): number {
  return Math.floor((a + b - 1) / b)
}

export function percent(x: number, p: number): number {
  return Math.floor((x * p) / 100)
}
