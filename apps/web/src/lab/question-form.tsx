import { gameById, games } from '@tessera/games'
import type { AnyGame } from '@tessera/kernel'
import { around, FIELD, firstQuestion, type Kind, partsOf, type Question, questionWords, SEARCHED } from '@tessera/play'
import { Select, TextField } from '@tessera/ui'
import { words } from './words/catalogue.ts'

const OWN = 'own'

const KINDS: readonly Kind[] = ['pairing', 'round-robin', 'ablation', 'sweep', 'search']

export interface QuestionFormProps {
  readonly question: Question
  readonly onChange: (question: Question) => void
}

/** A designer's question in the words of the game; the experiment is written from it. */
export function QuestionForm({ question, onChange }: QuestionFormProps) {
  const game = gameById(question.game) ?? games[0]
  if (game === undefined) return null
  const { kind } = question
  const set = (change: Partial<Question>) => onChange({ ...question, ...change })
  return (
    <>
      <Select
        label={words.text('ask.game')}
        value={question.game}
        options={games.map(({ ruleset: { id }, name }) => ({ value: id, name }))}
        onChange={(id) => {
          const chosen = gameById(id)
          if (chosen !== undefined) onChange({ ...firstQuestion(chosen), kind })
        }}
      />
      {game.workshop !== undefined && (
        <Select
          label={words.text('ask.what')}
          value={kind}
          options={KINDS.map((value) => ({ value, name: questionWords(value) }))}
          hint={words.text(`ask.hint.${kind}`, { what: game.workshop.word })}
          onChange={(next) => set({ kind: next, ...(next === 'pairing' ? {} : { b: FIELD }) })}
        />
      )}
      {kind !== 'round-robin' && kind !== 'search' && <Build game={game} side="a" question={question} onSet={set} />}
      {kind === 'sweep' && <Varied game={game} question={question} onSet={set} />}
      {kind !== 'round-robin' && <Build game={game} side="b" question={question} onSet={set} />}
      {kind !== 'round-robin' && (
        <Select
          label={words.text('ask.led')}
          value={question.bot}
          options={game.bot.levels.map(({ id, name }) => ({ value: id, name }))}
          onChange={(bot) => set({ bot })}
        />
      )}
      <Select
        label={kind === 'search' ? words.text('ask.all') : words.text('ask.most')}
        value={question.matches}
        options={['100', '400', '2000', '10000'].map((value) => ({
          value,
          name: words.text('ask.number', { n: Number(value) * (kind === 'search' ? SEARCHED : 1) }),
        }))}
        onChange={(matches) => set({ matches })}
        {...(kind === 'search' ? {} : { hint: words.text(`ask.matches.${kind}`) })}
      />
    </>
  )
}

interface PartProps {
  readonly game: AnyGame
  readonly question: Question
  readonly onSet: (change: Partial<Question>) => void
}

/** A ready-made build, all of them, or one's own as text. */
function Build({ game, side, question, onSet }: PartProps & { readonly side: 'a' | 'b' }) {
  const { presets = [], word = 'build' } = game.workshop ?? {}
  const value = question[side]
  const own = value !== FIELD && !presets.some(({ id }) => id === value)
  const field = side === 'b' ? [{ value: FIELD, name: words.text('ask.field') }] : []
  return (
    <>
      <Select
        label={side === 'a' ? words.text('ask.who') : words.text('ask.against')}
        value={own ? OWN : value}
        options={[
          ...field,
          ...presets.map(({ id, name }) => ({ value: id, name })),
          { value: OWN, name: words.text('ask.own', { what: `${word[0]?.toUpperCase()}${word.slice(1)}` }) },
        ]}
        onChange={(chosen) => onSet({ [side]: chosen === OWN ? '' : chosen })}
      />
      {own && (
        <TextField
          label={words.text(side === 'a' ? 'ask.yours' : 'ask.other', { what: word })}
          value={value}
          onChange={(text) => onSet({ [side]: text })}
          spellCheck={false}
          autoCapitalize="none"
          hint={words.text('ask.code')}
          placeholder={game.workshop?.write(presets[0]?.build ?? []) ?? ''}
        />
      )}
    </>
  )
}

/** Which number of which part, and what it is to be. */
function Varied({ game, question: { part, field, values }, onSet }: PartProps) {
  const parts = partsOf(game)
  const numbers = (game.workshop?.fields ?? []).filter((name) => !NO_NUMBERS.has(name))
  return (
    <>
      <Select
        label={words.text('ask.part')}
        value={part}
        options={parts.map(({ id, name }) => ({ value: id, name }))}
        onChange={(id) =>
          onSet({ part: id, ...(field === 'cost' ? { values: around(parts.find((one) => one.id === id)) } : {}) })
        }
      />
      <div className="lab-pair">
        <Select
          label={words.text('ask.its')}
          value={field}
          options={numbers.map((name) => ({ value: name, name: plainWord(name) }))}
          onChange={(name) => onSet({ field: name })}
        />
        <TextField
          label={words.text('ask.values')}
          value={values}
          onChange={(text) => onSet({ values: text })}
          placeholder="4, 5, 6"
        />
      </div>
    </>
  )
}

/** These take lists, which are written in the file. */
const NO_NUMBERS: ReadonlySet<string> = new Set(['abilities', 'traits', 'without'])

/** `attack_range`, `breakAt` as people say it. */
function plainWord(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
