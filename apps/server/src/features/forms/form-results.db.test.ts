import { newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const FIELDS = [
  { id: 'kind', type: 'select', title: 'Kind', options: ['Wedding', 'Birthday', 'Wake'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Tent', 'Band'] },
  { id: 'fun', type: 'likert', title: 'It was…', options: ['fun', 'loud'] },
  { id: 'guests', type: 'number', title: 'Guests' },
  { id: 'paid', type: 'currency', title: 'Paid' },
  { id: 'day', type: 'date', title: 'Day' },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'name', type: 'text', title: 'Name' },
  { id: 'from', type: 'hidden', key: 'utm_source', value: '' },
]

interface Given {
  readonly values: Readonly<Record<string, unknown>>
  readonly at?: string
  readonly state?: 'kept' | 'held'
}

/** Makes a form with answers as they are kept, and reads what was answered. */
async function resultsOf(given: readonly Given[], query = '') {
  const api = `/s/${world.site.id}/api/forms`
  const { body } = await world.owner.post(api, { name: 'Party', fields: FIELDS })
  const formId = body.form.id
  const rows = given.map(({ values, at = '2026-03-08T12:00:00Z', state = 'kept' }) => ({
    ...{ website_id: world.site.id, id: newId(Date.parse(at)), form_id: formId },
    ...{ key_hash: newId(), sent_hash: '', email: '', doubts: [], state },
    page: JSON.stringify({ title: '', path: '', id: '', source: '' }),
    sent_at: new Date(at),
    entries: JSON.stringify(
      Object.entries(values).map(([id, value]) => ({
        ...{ id, type: FIELDS.find((field) => field.id === id)?.type ?? 'radio', rawTitle: id },
        ...(typeof value === 'string' ? { value } : { value: 'several', values: value }),
      })),
    ),
  }))
  if (rows.length > 0) {
    await world.inSite(({ db }) => db.insertInto('form_answer').values(rows).execute())
  }
  const answer = await world.owner.get(`${api}/${formId}/results${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** The result of one question, or of none. */
async function resultOf(id: string, answers: readonly unknown[]) {
  const { results } = await resultsOf(answers.map((value) => ({ values: { [id]: value } })))
  return results.find((result: { id: string }) => result.id === id)
}

describe('what was answered to a form', () => {
  it('has each choice, also those that nobody chose, and others that were offered once', async () => {
    const kinds = ['Wedding', 'Birthday', 'Wedding', 'Bazaar', '']
    expect(await resultOf('kind', kinds)).toEqual({
      ...{ id: 'kind', type: 'select', title: 'Kind', isAsked: true, answered: 4, kind: 'choices' },
      bars: [
        { value: 'Wedding', count: 2 },
        { value: 'Birthday', count: 1 },
        { value: 'Wake', count: 0 },
        { value: 'Bazaar', count: 1 },
      ],
    })
  })

  it('counts all that were ticked, and each point of a scale', async () => {
    expect(await resultOf('extras', [['Tent', 'Band'], ['Band']])).toMatchObject({
      answered: 2,
      bars: [
        { value: 'Tent', count: 1 },
        { value: 'Band', count: 2 },
      ],
    })
    expect(await resultOf('fun', [{ fun: '2', loud: '-2' }, { fun: '2' }])).toMatchObject({
      kind: 'scale',
      statements: [
        { text: 'fun', counts: [0, 0, 0, 0, 2] },
        { text: 'loud', counts: [1, 0, 0, 0, 0] },
      ],
    })
  })

  it('has numbers in bars between round numbers', async () => {
    expect(await resultOf('guests', ['20', '41', '95', '3'])).toMatchObject({
      ...{ kind: 'numbers', least: 3, greatest: 95, mean: 39.75, median: 30.5, isWhole: true },
      bars: [
        { from: 0, to: 10, count: 1 },
        { from: 10, to: 20, count: 0 },
        { from: 20, to: 30, count: 1 },
        { from: 30, to: 40, count: 0 },
        { from: 40, to: 50, count: 1 },
        { from: 50, to: 60, count: 0 },
        { from: 60, to: 70, count: 0 },
        { from: 70, to: 80, count: 0 },
        { from: 80, to: 90, count: 0 },
        { from: 90, to: 100, count: 1 },
      ],
    })
  })

  it.each([
    ['12', 12],
    ['€ 1,250.50', 1250.5],
    ['1.250,50 €', 1250.5],
    ['1’250', 1250],
    ['1,000', 1000],
    ['1.234.567', 1234567],
    ['0.125', 0.125],
    ['0,5', 0.5],
    ['1.5', 1.5],
    ['2.71833', 2.71833],
    ['-20', -20],
    ['.5', 0.5],
  ])('reads %s as %d', async (text, number) => {
    expect(await resultOf('paid', [text])).toMatchObject({ least: number, greatest: number })
  })

  it('has nothing to say of numbers that are none', async () => {
    expect(await resultOf('paid', ['...', '9'.repeat(400), 'many'])).toBeUndefined()
  })

  it('has days and hours without gaps', async () => {
    expect(await resultOf('day', ['2026-01-05', '2026-04-01', '2026-01-31'])).toMatchObject({
      ...{ kind: 'days', step: 'month' },
      bars: [
        { key: '2026-01', count: 2 },
        { key: '2026-02', count: 0 },
        { key: '2026-03', count: 0 },
        { key: '2026-04', count: 1 },
      ],
    })
    expect(await resultOf('hour', ['09:30', '11:00', '11:59'])).toMatchObject({
      kind: 'hours',
      bars: [
        { hour: 9, count: 1 },
        { hour: 10, count: 0 },
        { hour: 11, count: 2 },
      ],
    })
  })

  it('says when answers came, by the site’s clock, and leaves out those that are held back', async () => {
    const answers: Given[] = [
      { values: { kind: 'Wedding' }, at: '2026-03-08T04:59:00Z' },
      { values: { kind: 'Wedding' }, at: '2026-03-08T05:00:00Z' },
      { values: { kind: 'Birthday' }, at: '2026-03-09T12:00:00Z' },
      { values: { kind: 'Birthday' }, at: '2026-03-09T12:00:00Z', state: 'held' },
    ]
    const all = await resultsOf(answers)
    expect(all).toMatchObject({
      count: 3,
      sent: {
        step: 'day',
        bars: [
          { key: '2026-03-07', count: 1 },
          { key: '2026-03-08', count: 1 },
          { key: '2026-03-09', count: 1 },
        ],
      },
    })
    const some = await resultsOf(answers, '?from=2026-03-08&fieldId=kind&value=Wedding')
    expect(some).toMatchObject({ count: 1, results: [{ id: 'kind', answered: 1 }] })
  })

  it('is not there before the first answer', async () => {
    expect(await resultsOf([])).toMatchObject({ count: 0, sent: null, results: [] })
  })

  it('has questions that are no longer asked at the end, and names parameters of addresses', async () => {
    const { results } = await resultsOf([{ values: { gone: 'Yes', from: 'newsletter' } }])
    expect(results).toMatchObject([
      { id: 'from', title: 'utm_source', isAsked: true },
      { id: 'gone', title: 'gone', isAsked: false, bars: [{ value: 'Yes', count: 1 }] },
    ])
  })

  it('takes as many statements for many answers and questions as for one', async () => {
    const values = { kind: 'Wake', extras: ['Tent'], guests: '4', day: '2026-01-01', hour: '10:00' }
    const statementsFor = async (answers: readonly Given[]) => {
      await resultsOf(answers)
      const before = world.queries.length
      await resultsOf(answers)
      return world.queries.length - before
    }
    const one = await statementsFor([{ values: { kind: 'Wake' } }])
    expect(await statementsFor(Array.from({ length: 40 }, () => ({ values })))).toBe(one)
  })
})
