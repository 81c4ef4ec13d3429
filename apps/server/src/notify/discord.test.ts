import { expect, test } from 'vitest'
import { discordMessages } from './discord.ts'

interface Sent {
  readonly content?: string
  readonly embeds: readonly [
    {
      readonly title: string
      readonly description?: string
      readonly fields: readonly { readonly name: string; readonly value: string }[]
    },
  ]
}

const message = { kind: 'turn', text: 'It is your turn.', match: 'abcdefghijkl', link: null, created: '' }
const lines = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of} ${index}`)
const sent = (report: { title: string; text: string; fields?: { name: string; value: string }[] }) =>
  discordMessages({ ...message, report }) as readonly Sent[]

test('what fits is one message', () => {
  const [only, ...more] = sent({ title: 'Cohort', text: 'Turn 3', fields: [{ name: 'Army', value: 'Levy' }] })
  expect(more).toEqual([])
  expect(only).toMatchObject({ content: 'It is your turn.', embeds: [{ title: 'Cohort' }] })
})

test('a long report goes on in further messages: nothing lost, in order, numbered, within every limit', () => {
  const army = lines(700, 'Cohort of the valley')
  const text = lines(300, 'The enemy was seen near')
  const parts = sent({
    title: 'Cohort',
    text: text.join('\n'),
    fields: [
      { name: 'Your army', value: army.join('\n') },
      { name: 'Enemy', value: 'None in sight' },
    ],
  })
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.map(({ embeds: [{ title }] }) => title)).toEqual(
    parts.map((_, index) => `Cohort (${index + 1}/${parts.length})`),
  )
  expect(parts.map(({ content }) => content !== undefined)).toEqual(parts.map((_, index) => index === 0))
  for (const {
    embeds: [{ title, description = '', fields }],
  } of parts) {
    expect(description.length).toBeLessThanOrEqual(4096)
    expect(fields.length).toBeLessThanOrEqual(25)
    for (const { value } of fields) expect(value.length).toBeLessThanOrEqual(1024)
    const letters = fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0)
    expect(title.length + description.length + letters).toBeLessThanOrEqual(6000)
  }
  const fields = parts.flatMap(({ embeds: [embed] }) => embed.fields)
  const told = (name: string) => fields.filter((field) => field.name === name).flatMap(({ value }) => value.split('\n'))
  expect(told('Your army')).toEqual(army)
  expect(fields.at(-1)).toEqual({ name: 'Enemy', value: 'None in sight' })
  const said = parts.flatMap(({ embeds: [{ description }] }) => description?.split('\n').slice(1, -1) ?? [])
  expect(said).toEqual(text)
})

test('one endless line is cut into pieces, and what nobody would read is left out', () => {
  const parts = sent({ title: 'x'.repeat(300), text: 'y'.repeat(100_000) })
  expect(parts).toHaveLength(10)
  expect(parts[0]?.embeds[0].title.length).toBeLessThanOrEqual(256)
})
