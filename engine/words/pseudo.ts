import type { Messages } from './catalogue.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ó',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
}

/** English with accents, in brackets and longer by 40 %, so that what is not in a catalogue stands out. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)]))
}

/** A message in the pseudo-language. Placeholders, declarations and keys stay as they are. */
function pseudo(message: string): string {
  const start = message.trimStart()
  if (!start.startsWith('.') && !start.startsWith('{{')) return dressed(message)
  return message.replace(/\{\{(.*?)\}\}(?!\})/gs, (_, pattern: string) => `{{${dressed(pattern)}}}`)
}

function dressed(pattern: string): string {
  let letters = 0
  const text = pattern.replace(/(\\.|\{[^{}]*\})|([^\\{}]+)/g, (whole, kept: string | undefined) => {
    if (kept !== undefined) return kept
    letters += whole.length
    return whole.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)
  })
  return `[${text}${
    letters === 0
      ? ''
      : ' ' +
        'one two three four five six seven eight nine ten '
          .repeat(1 + letters / 100)
          .slice(0, Math.ceil(letters * 0.4))
          .trim()
  }]`
}
