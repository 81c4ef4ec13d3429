import { type Chart, cell, either, type Found, type Rule, several, token, words } from './chart.ts'

/** Words that say nothing about what is ordered. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an please pls plz my our your his her their its this that these those will shall should would could can may might must ought ' +
    'now immediately quickly quick fast just also kindly simply really very so well today again still yet already probably maybe perhaps ' +
    'is are am be been being was were do does did has had have gets to ok okay alright yes hey hello hi um uh lol yo hm hmm sir dear dears gentlemen ' +
    'somehow somewhat certainly surely indeed together themselves itself yourselves yourself here i me we you gotta gonna asap promptly swiftly ' +
    'hereby accordingly henceforth thereupon actually basically obviously gently directly exactly currently presently finally firstly lastly ' +
    'roger copy wilco affirmative haste hurry hurriedly instantly slowly steadily thanks thx ty sorry pray lovely wanna negative affirmative attention ' +
    'er erm ah oh oi mate folks fellas chaps comma therefore thus hence anyway anyhow btw imo tbh fyi cheers yall tho overall preferably ideally u ur ya ' +
    'idk omg lmao haha ffs wtf np kk bro dude ugh whatever aye arr ha well fine cool nice guess reckon kinda sorta bless hmmm ok'
  ).split(' '),
)

/** The same in several words. Negations, exceptions and conditions are never among them. */
const IDLE_PHRASES =
  "abreast|side by side|in step|let try|on the other hand|your objective is|objective is|objective|do not stop|don't stop|without stopping|move it|and report|and report back|report back|report|" +
  "most obliged if|obliged if|grateful if|glad if|happy if|pleased if|nice if|best if|better if|kind if|ok if|okay if|fine if|good if|great if|it is my intention that|how about|what about|why not|why don't you|what if|i suggest|i propose|you know what|if i may|of course|as usual|once more|once again|at the moment|" +
  'right now|right away|straight away|at once|at the double|on the double|for now|for the time being|for the moment|this turn|without delay|without further delay|with all due haste|' +
  'if you can|if possible|if you will|if they would|if they would be so good|if it is not too much trouble|' +
  'okay so|right then|would you|could you|can you|will you|be so kind as to|be good enough to|have the goodness to|would be so kind as to|' +
  "i want|i would like|i would like to|i'd like|i would have|i need|we need|i would|i expect|i expect you|i think|i guess|i suppose|i believe|i rather think|i'd say|i say again|i desire|i beg|i ask|may i ask|i wish|it is my wish that|it is my wish|it would please me greatly to see|it would be wise for|it would be lovely if|it is imperative that|it is necessary that|i should be most obliged if|one would hope that|let it be known that|is it ok if|i want to|we should|we must|we will|we shall|let's try|not sure but|" +
  "make sure|see to it|see to it that|please see to it that|try to|go ahead and|is to|are to|is hereby ordered to|is hereby directed to|is ordered to|are instructed to|are required to|need to|needs to|have to|has to|had best|had better|ought to|supposed to|is going to|you're going to|you will|you shall|you should|you may|you must|you can|" +
  "thank you|thanks a lot|good luck|come on|go go go|let's go|lets go|lets gooo|off you go|on the other hand|as well|real quick|super fast|very fast|very quickly|with you|without stop|non stop|without a stop|without a break|for a moment|for a bit|for a while|i reckon|i feel|if i were you|as discussed|as agreed|as planned|i should like|i'd rather|we could|we can|the order is|the idea is|in the meantime|all the while|you lot|the best|you are the best|this is command|my dear|my friends|my lads|my boys|now then|in turn|like that|a bit|a little|no matter what|so that|question mark|exclamation point|exclamation mark"

/** Behind what was ordered, and nowhere else. */
const CLOSING =
  "and i want it now|and be quick about it|and be quick|and hurry|be quick|hurry up|march|move|move it|go|and report|and report back|for me|over|out|lol|rn|with everything they have|with everything we have|please|thanks|thank you|i think|i guess|i suppose|would you|will you|could you|ok|okay|sir|acknowledge|now|quick|today|dear|dears|with you|understood|got it|right|plz|pls|and nobody else|nobody else|that is all|nothing else|nothing more|and nothing else|and tell me what is there|and tell us what you see|full stop|period|stop|won't you|will you please|or something|or so|or thereabouts|you know|mate|lads|boys|chaps|gentlemen|everybody|folks|look sharp|chop chop|sharpish|pronto|asap|in case|for safety|i say again|at once|or else|new line|new paragraph"

/** Ends in -ly and says how, but turns the meaning round or means something else. */
const TURNING_LY: ReadonlySet<string> = new Set(
  'only hardly barely scarcely rarely seldom early partly nearly supposedly allegedly unlikely family supply reply rely fly apply assembly'.split(
    ' ',
  ),
)

const anIdleWord = token('skip', ({ kind, key }, { scope }) => {
  if (kind !== 'word') return null
  if (IDLE_WORDS.has(key)) return key
  const adverb = key.length > 5 && key.endsWith('ly') && !TURNING_LY.has(key)
  return adverb && !scope.vocabulary.has(key) ? key : null
})

const AFTER_FIRST = new Set(
  'to at into onto towards go move take hold attack via on shoot form march advance run head ride get send'.split(' '),
)

/** `go to C9 first, then …`: no ordinal of anybody. */
const firstly: Rule<string> = (chart, at) => {
  const [here, then] = [chart.tokens[at], at + 1 < chart.stop ? chart.tokens[at + 1] : undefined]
  const alone =
    here?.kind === 'ordinal' &&
    here.text.toLowerCase() === 'first' &&
    (then === undefined || then.kind === 'joiner' || AFTER_FIRST.has(then.key))
  return alone ? [{ value: 'first', end: at + 1, price: 0, marks: [{ from: at, to: at + 1, kind: 'skip' }] }] : []
}

/** Only where the gist of a sentence is wanted. */
export const passedOver: Rule<string> = ({ gist, stop }, at) =>
  (gist?.over[at] ?? []).flatMap(({ end, price }): Found<string>[] =>
    end > stop ? [] : [{ value: '', end, price, marks: [{ from: at, to: end, kind: 'ignored' }] }],
  )

export const idleThing: Rule<string> = cell(either(anIdleWord, words('skip', IDLE_PHRASES), firstly, passedOver))

/** Nothing, or any number of words that say nothing. */
export const idle: Rule<readonly string[]> = cell((chart, at) => [
  { value: [], end: at, price: 0, marks: [] },
  ...several(idleThing, 9)(chart, at),
])

export const closing: Rule<string> = words('skip', CLOSING)

/** A sign or word between two things; a comma says nothing. */
export const comma: Rule<string> = token('joiner', ({ kind, key }) =>
  kind === 'joiner' && key !== 'then' ? key : null,
)
const joiner: Rule<string> = token('joiner', ({ kind, key }) => (kind === 'joiner' ? key : null))

/** `,`, `and`, `, and then`, `but`, `thereafter`: from one thing to the next. */
const FURTHER = words(
  'joiner',
  'but|but then|after that|after this|afterwards|thereafter|and after that|and then|from there|while|whereas|thence|subsequently|meanwhile|plus|n',
)
export const joint: Rule<readonly string[]> = cell(several(either(joiner, FURTHER), 4))

/** An adjective nobody knows, before a name: `the brave militia`. */
export const unknownWord: Rule<string> = (chart: Chart, at: number): readonly Found<string>[] => {
  const here = at < chart.stop ? chart.tokens[at] : undefined
  if (here?.kind !== 'word' || chart.scope.vocabulary.has(here.key) || NEVER_SKIPPED.has(here.key)) return []
  if (chart.known(here.key)) return []
  return [{ value: here.key, end: at + 1, price: 6, marks: [{ from: at, to: at + 1, kind: 'ignored' }] }]
}

export function isTurningWord(word: string): boolean {
  return NEVER_SKIPPED.has(word) || TURNING.has(word) || /n['’]t$/.test(word)
}

/** The same for words that some rule reads. */
const TURNING: ReadonlySet<string> = new Set(
  (
    'dont doesnt didnt isnt arent cant cannot wont shouldnt mustnt nothing nowhere neither once unless otherwise else ' +
    'rather too avoid avoiding except excluding minus save spare apart besides provided whether nor yet'
  ).split(' '),
)

/** What turns an order round or limits it can never be passed over. */
const NEVER_SKIPPED: ReadonlySet<string> = new Set(
  (
    'not no never none nobody neither nor without except but unless until till til if when whenever while before after since because although though instead ' +
    'or either only other another half some most few any same opposite enemy enemies fake pretend false against away off from past last next'
  ).split(' '),
)
