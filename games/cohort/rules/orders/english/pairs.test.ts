import { expect, test } from 'vitest'
import { POSITIONS } from '../testing/positions.ts'
import { summaryOf } from '../testing/summary.ts'
import { understand } from '../testing/understand.ts'

const view = POSITIONS.river()

/** Sentences a word apart that must never give the same order. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Cavalry, attack X1.', 'Cavalry, do not attack X1.'],
  ['The cavalry should attack.', 'The cavalry should not attack.'],
  ['Archers, shoot!', "Archers, don't shoot!"],
  ['archers may shoot', 'archers may not shoot'],
  ['Let the archers shoot.', 'Never let the archers shoot.'],
  ['tell the archers to shoot', 'tell the archers not to shoot'],
  ['everyone move to the road', 'nobody move to the road'],
  ['Militia, move to E9.', 'Militia, never move to E9.'],
  ['2nd Militia left of the Cohort', '2nd Militia right of the Cohort'],
  ['cavalry turn left', 'cavalry turn right'],
  ['2nd Militia behind the Cohort', '2nd Militia in front of the Cohort'],
  ['cavalry go north 2', 'cavalry go south 2'],
  ['scouts go east of E9', 'scouts go west of E9'],
  ['scouts cross the river if they see the enemy', 'scouts cross the river unless they see the enemy'],
  ['scouts cross the river if they see the enemy', 'scouts cross the river if they do not see the enemy'],
  ['If attacked, the scouts retreat.', 'Unless attacked, the scouts retreat.'],
  ['the Cohort attacks before turn 4', 'the Cohort attacks after turn 4'],
  ['scouts go to E9 before going to C9', 'scouts go to E9 after going to C9'],
  ['everyone to the road', 'everyone except the train to the road'],
  ['all but the scouts hold', 'all the scouts hold'],
  ['militia hold until turn 5', 'militia hold from turn 5'],
  ['Cohort attack X2, not X1', 'Cohort attack X1, not X2'],
  ['archers stop shooting', 'archers start shooting'],
  ['send the scouts across the river', 'send the scouts to the river'],
  ['medics follow the Cohort', 'Cohort follow the medics'],
  ['attack with the militia', 'attack the militia'],
  ['militia hold if attacked', 'militia hold until attacked'],
  ['Cohort, take the western ford', 'Cohort, leave the western ford'],
  ['if X1 comes within 3 the Cohort attacks it', 'unless X1 comes within 3 the Cohort attacks it'],
  ['if X1 comes within 3 the Cohort attacks X2', 'if X2 comes within 3 the Cohort attacks X2'],
  ['if X1 comes within 3 the Cohort attacks it', 'until X1 comes within 3 the Cohort attacks it'],
  ['scouts go to the north side of E9', 'scouts go to the south side of E9'],
  ['X2 is to be attacked by the Cohort', 'X2 is not to be attacked by the Cohort'],
  ['if the Cohort is attacked the militia come and help', 'unless the Cohort is attacked the militia come and help'],
  ['the two militia hold', 'neither militia hold'],
  ['if the western ford is ours the militia go to E11', 'if the western ford is lost the militia go to E11'],
]

test('COH-12.15 sentences a word apart never give the same order', () => {
  for (const pair of PAIRS) {
    const [one, other] = pair.map((text) => understand(text, view))
    if (one === undefined || other === undefined) throw new Error('no pair')
    const ordered = one.orders.length + other.orders.length > 0
    expect([pair, ordered]).toEqual([pair, true])
    expect([pair, JSON.stringify(one.orders) === JSON.stringify(other.orders)]).toEqual([pair, false])
  }
})

test('COH-12.15 what cannot be told apart is asked, with answers that are orders', () => {
  const { questions, orders, errors } = understand('archers hold fire until enemy within 2', view)
  expect(orders).toEqual([])
  expect(errors.map(({ code }) => code)).toEqual(['ambiguous'])
  expect(questions.map(({ answers }) => answers.map(({ text }) => text))).toEqual([
    ['2nd Infantry: hold until enemy within 2, then shoot nearest enemy.', '2nd Infantry: hold fire, then hold.'],
  ])
  for (const { text, orders: meant } of questions.flatMap(({ answers }) => answers)) {
    expect(understand(text, view)).toMatchObject({ orders: meant, errors: [] })
  }
})

test('COH-12.15 who is not named is asked for', () => {
  const [question] = understand('Hold the line!', view).questions
  expect(question?.message).toBe('Who is to do it?')
  expect(question?.answers[0]?.text).toBe('everyone: hold.')
})

test('COH-12.15 a condition before two orders is asked about', () => {
  const { questions } = understand('If attacked, the militia retreat and the archers shoot X2', view)
  expect(questions[0]?.answers).toHaveLength(2)
})

test('COH-12.15 word salad orders nothing', () => {
  const salads = [
    'attack the hold until',
    'the if of turn',
    'banana militia of',
    'left right left right',
    'not not not',
    'go go stop go scouts when',
    'river militia unless',
    'to to to E9',
  ]
  for (const text of salads)
    expect([text, summaryOf(understand(text, view), view).startsWith('!')]).toEqual([text, true])
})

test('COH-12.16 a word nobody knows is never passed over in silence', () => {
  const { questions, orders } = understand('the zealous militia hold', view)
  expect(orders).toEqual([])
  expect(questions[0]?.message).toContain('“zealous”')
  expect(questions[0]?.answers.map(({ text }) => text)).toContain('1st Militia, 2nd Militia: hold.')
  // Of several it may say which: a slip for a number, or what only some of them are.
  expect(summaryOf(understand('secnd militia hold', view), view)).toContain('!unknown_unit')
  const big = understand('the big guys hold', view)
  expect([big.orders, big.questions.length]).toEqual([[], 1])
  expect(understand('militia plucky hold', view).orders).toEqual([])
  expect(understand('militia pretend to attack X2', view).orders).toEqual([])
  expect(understand('half the militia hold', view).orders).toEqual([])
})

test('COH-12.16 a verb nobody knows is taken for one that fits, and asked about; the error still points at it', () => {
  const { questions, orders, errors } = understand('scouts vamooze to C6', view)
  expect(orders).toEqual([])
  expect(errors.map(({ code, text }) => [code, text])).toEqual([['unknown_word', 'vamooze']])
  expect(questions[0]?.message).toContain('I do not know “vamooze”')
  const answers = questions[0]?.answers ?? []
  expect(answers.map(({ text }) => text)).toContain('1st Scouts: move to C6.')
  for (const { text, orders: meant } of answers)
    expect(understand(text, view)).toMatchObject({ orders: meant, errors: [] })
})

test('COH-12.16 what turns an order round is never passed over, not even for a question', () => {
  for (const text of ['archers never vamooze X2', 'cavalry vamooze unless X1', 'everyone but the zealous ones hold']) {
    const { orders, questions } = understand(text, view)
    expect([text, orders]).toEqual([text, []])
    expect([
      text,
      questions.flatMap(({ answers }) => answers.filter(({ text: said }) => /shoot|attack/.test(said))),
    ]).toEqual([text, []])
  }
})

test('COH-12.10 a condition may be about one enemy, and `it` is that enemy', () => {
  const said = (text: string) => summaryOf(understand(text, view), view).split(' | ')[0]
  expect(said('if X2 within 3, #6 attack X2')).toBe('1st Cavalry if X2 within 3: attack X2.')
  expect(said('If X2 comes within 3 tiles, the cavalry should attack it.')).toBe(
    '1st Cavalry if X2 within 3: attack X2.',
  )
  expect(said('cavalry attack X2 when it comes within 3')).toBe('1st Cavalry when X2 within 3: attack X2.')
  expect(understand('if X9 within 3, #6 attack X2', view).orders).toEqual([])
})

test('COH-12.10 `it` and `them` are the friends somebody is sent to, not those who are sent', () => {
  const said = (text: string) => summaryOf(understand(text, view), view).split(' | ')[0]
  expect(said('Scouts, go to the supply train and guard it.')).toBe('1st Scouts: follow Supply Train.')
  expect(said('The First Cohort should stay close to the medics and protect them.')).toBe(
    'First Cohort: follow 1st Medics.',
  )
  expect(summaryOf(understand('Scouts go to the train, the cavalry follows them.', view), view)).toContain(
    '1st Cavalry: follow 1st Scouts.',
  )
})

const answersTo = (text: string): readonly string[] => {
  const { orders, questions } = understand(text, view)
  expect([text, orders, questions.length]).toEqual([text, [], 1])
  return questions.flatMap(({ answers }) => answers.map((answer) => answer.text))
}

test('COH-12.10 who is waited for is who is shot at', () => {
  expect(answersTo('archers wait until X1 is in sight, then shoot it')[0]).toBe(
    '2nd Infantry: hold until X1 in sight, then shoot X1.',
  )
})

test('COH-12.16 the gist of a sentence is asked about: asides and words nobody knows are passed over', () => {
  expect(answersTo('The scouts, dusty as ever, trundleate to C6')).toContain('1st Scouts: move to C6.')
  expect(answersTo('Medics hold at A9 and never grumbleate')).toContain('1st Medics: hold.')
})

test('COH-12.17 beside what was read stands what is nearly as likely', () => {
  expect(answersTo('archers zonk X1')).toEqual(
    expect.arrayContaining(['2nd Infantry: attack X1.', '2nd Infantry: shoot X1.']),
  )
  expect(answersTo('the cavalry go south around the forest and attack X2')).toContain('1st Cavalry: attack X2.')
  for (const text of ['archers zonk X1', 'medics zonk the train'])
    for (const { answers } of understand(text, view).questions)
      for (const answer of answers)
        expect(understand(answer.text, view)).toMatchObject({ orders: answer.orders, errors: [] })
})

test('COH-12.15 one of several by where it stands is asked about, by its tile it is taken', () => {
  expect(answersTo('the northern militia hold E9')).toContain('1st Militia: move to E9, then hold.')
  expect(answersTo('the southern militia hold E9')).toContain('2nd Militia: move to E9, then hold.')
  expect(understand('FC hold', view).orders.map(({ unit }) => unit)).toEqual([7])
})

test('COH-12.16 talk that names nobody is refused, not asked about', () => {
  for (const text of ['The sky is lovely tonight.', 'What a glorious day for it', 'banana banana', 'lorem ipsum dolor'])
    expect([text, understand(text, view).questions]).toEqual([text, []])
})

test('COH-12.15 somebody called in a sentence of their own is told something in the next', () => {
  expect(summaryOf(understand('Militia! Hold E9!', view), view)).toBe(
    summaryOf(understand('militia hold E9', view), view),
  )
  expect(understand('Militia! Archers hold.', view).errors.map(({ code }) => code)).toEqual(['missing_action'])
})

test('COH-12.16 of a long text only the beginning is guessed at, independent of texts read before it', () => {
  const line = (at: number) => `scouts vamooze grumbly sproing to C${at + 1}.`
  const lines = Array.from({ length: 20 }, (_, at) => line(at))
  const text = lines.join('\n')
  const asked = (read: ReturnType<typeof understand>) => read.questions.map(({ line: at }) => at)
  const cold = understand(text, { ...view })
  expect(cold.orders).toEqual([])
  expect(new Set(cold.errors.map(({ line: at }) => at)).size).toBe(20)
  expect(asked(cold).length).toBeGreaterThan(0)
  expect(asked(cold).length).toBeLessThan(20)
  expect(asked(cold)).toEqual(asked(cold).map((_, at) => at + 1))
  const warm = { ...view }
  understand(lines.slice(10).join('\n'), warm)
  for (const at of [1, 5, 12]) understand(`${'\n'.repeat(at)}${line(at)}`, warm)
  expect(understand(text, warm)).toEqual(cold)
  expect(understand(text, warm)).toEqual(cold)
})

test('COH-12.16 by who and what is named, the likeliest orders are asked about', () => {
  expect(answersTo('Militia, cosy up nicely next to that First Cohort of ours.')).toContain(
    '1st Militia, 2nd Militia: follow First Cohort.',
  )
  expect(answersTo('Fire a broadside into X2, archers!')).toContain('2nd Infantry: shoot X2.')
  expect(answersTo('1st and 2nd Militia swap places')).toContain('1st Militia: move to B10. 2nd Militia: move to B8.')
})

test('COH-12.16 a condition nobody knows is guessed at, and without one that can be nothing is asked', () => {
  const answers = answersTo('Should any harm befall the supply train, the cavalry must hasten to its relief.')
  expect(answers).toContain('1st Cavalry if Supply Train engaged: follow Supply Train.')
  for (const answer of answers) expect(answer).toContain(' if ')
  expect(understand('When the moon turns blue, the cavalry must gallivant to D13.', view).questions).toEqual([])
})

test('COH-12.16 nobody is offered to go home who was not sent back', () => {
  for (const text of ['only the scouts move', 'cavalry gronk the elephants', 'Same for the cavalry.'])
    expect(answersTo(text).filter((answer) => answer.includes('home'))).toEqual([])
})

test('COH-12.15 to defend somebody is for others, and another enemy is not the nearest', () => {
  for (const text of ['defend the train', 'def train'])
    expect(answersTo(text).filter((answer) => answer.startsWith('Supply Train'))).toEqual([])
  expect(understand('protect the train', view).orders).toEqual([])
  expect(answersTo('cavalry attack the other one')).toHaveLength(1)
})

test('COH-12.16 question and underline are about the same word', () => {
  const { questions, errors } = understand('scouts see any wibble at E4', view)
  expect(questions).toHaveLength(1)
  expect(questions[0]?.message).toContain(`“${errors[0]?.text}”`)
})

test('COH-12.15 somebody called in a sentence of their own is in the answers of the next', () => {
  const { questions, errors } = understand('Scouts! On the double to E3, and keep your heads down!', view)
  const [question] = questions
  expect(question?.answers.map(({ text }) => text)).toContain('1st Scouts: move to E3.')
  expect(errors.every(({ from, to }) => (question?.from ?? 99) <= from && to <= (question?.to ?? 0))).toBe(true)
})

test('COH-12.15 what may be no order, or one of only some, is asked about', () => {
  const fort = POSITIONS.fort()
  for (const text of [
    'The medics are resting.',
    '1st and 2nd Militia stay together',
    'lads, 1st Infantry and First Cohort, hold',
    'put infantry in the water',
  ])
    expect([text, understand(text, view).orders]).toEqual([text, []])
  expect(understand('The engineers make the ram and push it to the gate.', fort).orders).toEqual([])
  expect(answersTo('everyone that can shoot, shoot X1')).toContain('2nd Infantry: shoot X1.')
})
