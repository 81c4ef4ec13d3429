/**
 * Text that people may not send each other: abuse and addresses. Words are compared as they are read, not as they are
 * spelled, and masked rather than refused, so that trying does not show what passes.
 */
export function filtered(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ADDRESS, '[link removed]')
    .replace(WORD, (word) => (isAbuse(word) ? '*'.repeat([...word].length) : word))
}

/** Control characters, and those that reverse, join or hide text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** Anything a browser or a reader would take for a place to go. */
const ADDRESS =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|gg|ru|xyz|info|biz|me|tv|ly|co|app|dev|link|top|site|online|shop|club)\b(?:\/\S*)?/giu

/** A word with the figures and signs that stand for letters, and letters spelled out with dots or dashes between. */
const WORD = /\p{L}(?:[\s._*-]\p{L})+(?!\p{L})|[\p{L}\p{M}\d@$!|+]+/gu

const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
}

/** How a word begins, and those that count only whole because harmless words begin alike. */
const STEMS = [
  ...['fuck', 'fuk', 'motherf', 'cunt', 'nigger', 'nigga', 'faggot', 'retard', 'wank', 'bitch', 'bastard', 'arsehole'],
  ...[
    'asshole',
    'bollock',
    'shit',
    'bullshit',
    'slut',
    'whore',
    'twat',
    'dickhead',
    'tranny',
    'paki',
    'kike',
    'wetback',
  ],
  ...['fotze', 'hurensohn', 'wichser', 'arschloch', 'schlampe', 'missgeburt', 'scheiss', 'puta', 'pendejo', 'cabron'],
  ...['maricon', 'connard', 'salope', 'encul', 'putain', 'cazzo', 'stronz', 'kurwa', 'suka', 'pidor', 'blyat'],
]
const WHOLE = new Set([
  'fag',
  'fags',
  'dick',
  'dicks',
  'cock',
  'cocks',
  'ass',
  'arse',
  'prick',
  'spic',
  'chink',
  'kys',
  'stfu',
])
/** Words of these games and places that begin as abuse does. */
const HARMLESS = new Set(['shiitake', 'shitake', 'retarding', 'retardant', 'sukarno', 'pakistan', 'pakistani', 'twatt'])

function isAbuse(word: string): boolean {
  const plain = [...word.normalize('NFKD').toLowerCase()].map((sign) => STANDS_FOR[sign] ?? sign).join('')
  const letters = plain.replace(/[^a-z]/g, '')
  // Repeated letters are one: "fuuuck"; words that have two of a letter are looked for as written, too.
  const short = letters.replace(/(.)\1+/g, '$1')
  return [letters, short].some(
    (one) =>
      !HARMLESS.has(one) &&
      (WHOLE.has(one) || STEMS.some((stem) => one.startsWith(stem) || one.startsWith(once(stem)))),
  )
}

function once(stem: string): string {
  return stem.replace(/(.)\1+/g, '$1')
}
