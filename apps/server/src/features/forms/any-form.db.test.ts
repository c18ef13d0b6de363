/** Forms of any kind, with any answers: what the builder saves can be shown, answered, read and downloaded. */

import { answerColumns, removedFields } from '@sitewright/core/forms/answer-columns'
import { checkEntries, type Entry } from '@sitewright/core/forms/check-entries'
import { FORM_FIELD_TYPE_NAMES, type FormFieldTypeName } from '@sitewright/core/forms/field-types'
import type { SiteForm, SiteFormField } from '@sitewright/core/forms/site-form'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const HOSTILE = [
  '<img src=x onerror="alert(1)">',
  '</script><script>alert(1)</script>',
  '=HYPERLINK("https://a.example";"x")',
  '@SUM(1)',
  '-2+3',
  'a;=1\n+1',
  '{.repeated section x}',
  'O\'Hara, "Ada"',
  '東京都 ​ Größe',
]
const text = (maxLength: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength }) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  )
const words = text(30).filter((one) => one.trim() !== '')

const field = fc
  .record({
    type: fc.constantFrom(...FORM_FIELD_TYPE_NAMES),
    title: text(40),
    description: text(40),
    required: fc.boolean(),
    maxLength: fc.constantFrom(0, 0, 5),
    options: fc.uniqueArray(words, {
      maxLength: 4,
      selector: (option) => option.trim(),
    }),
    key: fc.constantFrom('', 'campaign'),
    value: text(10),
    beginsStep: fc.boolean(),
    dependsOn: fc.option(
      fc.record({ place: fc.nat(8), values: fc.array(words, { maxLength: 2 }) }),
    ),
  })
  .map(({ dependsOn, ...settings }) => ({ settings, dependsOn }))

const form = fc.record({
  name: words,
  submissionMessage: text(40),
  fields: fc.array(field, { minLength: 1, maxLength: 8 }).map((fields) =>
    fields.map(({ settings, dependsOn }, place) => ({
      ...settings,
      id: `f${place}`,
      shownIf:
        dependsOn && dependsOn.place < place
          ? { fieldId: `f${dependsOn.place}`, test: 'isNoneOf', values: dependsOn.values }
          : null,
    })),
  ),
})

/** Seeds of answers: each field's is made of them by its type, mostly one that it takes. */
const seeds = fc.array(fc.record({ is: fc.nat(5), nat: fc.nat(99), text: text(30) }), {
  minLength: 8,
  maxLength: 8,
})
type Seed = { readonly is: number; readonly nat: number; readonly text: string }

type Given = (seed: Seed, options: readonly string[]) => unknown

const written: Given = ({ text: word }) => word
const number: Given = ({ nat }) => `${nat - 50}`
const one: Given = ({ nat }, options) => options[nat % (options.length || 1)] ?? ''

const GIVEN: Readonly<Record<FormFieldTypeName, Given>> = {
  text: written,
  textarea: written,
  twitter: written,
  password: written,
  name: ({ text: word }) => [word, 'Lovelace'],
  address: ({ text: word }) => [word, '', 'London', '', 'SW1Y', 'UK'],
  phone: ({ nat }) => ['44', `020 ${nat}00`],
  email: ({ nat }) => `ada${nat}@example.com`,
  date: ({ nat }) => `2026-11-${String((nat % 28) + 1).padStart(2, '0')}`,
  time: ({ nat }) => `1${nat % 10}:30`,
  number,
  currency: number,
  website: ({ nat }) => `https://example.com/${nat}`,
  select: one,
  radio: one,
  checkbox: ({ nat }, options) => options.filter((_, place) => (nat >> place) % 2 === 1),
  likert: ({ nat }, [option]) => (option === undefined ? {} : { [option]: `${(nat % 5) - 2}` }),
  file: () => '',
  hidden: written,
  section: () => '',
}

/** Now and then something that the field may not take. */
function givenTo({ type, options }: SiteFormField, seed: Seed): unknown {
  // Whether a file was uploaded only the server knows: tests of files ask it.
  return seed.is === 0 && type !== 'file' ? seed.text : GIVEN[type](seed, options)
}

const path = (rest: string) => `/s/${world.site.id}/api/forms${rest}`

async function send(formId: string, values: object) {
  // Neither limit of a minute is this test's.
  world.clock.advance(61_000)
  const visitor = world.visitor()
  const { body } = await visitor.post('/api/form/FormSubmissionKey', {})
  world.clock.advance(5_000)
  return visitor.post('/api/form/SaveFormSubmission', {
    ...{ formId, key: body.key, form: JSON.stringify(values) },
    ...{ pageTitle: 'Page', pagePath: '/page', pageId: '', contentSource: 'c' },
  })
}

/** Without the apostrophes that keep a spreadsheet from taking a text for a formula. */
const plain = (cell: string | number | undefined) => String(cell).replaceAll("'", '')

it('is saved, shown, answered as its rules say, and written into a table that has it all', async () => {
  const count = { taken: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(form, fc.array(seeds, { minLength: 1, maxLength: 3 }), async (made, given) => {
      const saved = await world.owner.post(path(''), made)
      expect(saved.status, saved.text).toBe(200)
      const {
        id,
        form: kept,
        revision,
      } = saved.body.form as {
        id: string
        form: SiteForm
        revision: number
      }
      const shown = await world.owner.post(path(`/${id}/render`), { form: kept })
      expect(shown.status, shown.text).toBe(200)
      expect(shown.body.html).not.toMatch(/<img|<script>alert/)

      const taken: (readonly Entry[])[] = []
      for (const answer of given) {
        const values = Object.fromEntries(
          kept.fields.flatMap((one, place) => {
            const seed = answer[place]
            return seed && one.type !== 'section' ? [[one.id, givenTo(one, seed)]] : []
          }),
        )
        const checked = checkEntries(kept.fields, values)
        const { status, body: answered } = await send(id, values)
        if (checked.problems) {
          const names = Object.keys(checked.problems)
          expect([status, Object.keys(answered.errors ?? {})]).toEqual([400, names])
          count.refused += 1
        } else {
          expect(status).toBe(200)
          taken.unshift(checked.entries)
          count.taken += 1
        }
      }
      const filters = await Promise.all(
        ['all', 'held'].map((filter) => world.owner.get(path(`/${id}/answers?filter=${filter}`))),
      )
      const listed = filters.flatMap(({ body }) => body.items)
      expect(listed).toHaveLength(taken.length)

      // The first question goes, and its answers stay.
      const rest = {
        ...kept,
        fields: kept.fields.slice(1).map((one) => ({ ...one, shownIf: null })),
      }
      const changed = await world.owner.put(path(`/${id}`), { form: rest, revision })
      expect(changed.status, changed.text).toBe(200)
      const removed = removedFields(kept.fields, rest.fields, [])
      const { headings, cellsOf } = answerColumns(rest.fields, removed)
      const tables = await Promise.all(
        ['all', 'held'].map((filter) =>
          world.owner.get(path(`/${id}/answers.csv?filter=${filter}`)),
        ),
      )
      const rows: string[][] = []
      for (const { status, text: csv } of tables) {
        expect(status).toBe(200)
        const [head = [], ...body] = parse(csv, { bom: true, relax_column_count: false })
        expect(head.slice(1, -2).map(plain)).toEqual(headings.map(plain))
        rows.push(...body)
      }
      for (const cell of rows.flat()) {
        if (!/^-?[\d.]+$/.test(cell))
          expect(cell).not.toMatch(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/)
      }
      const lines = rows.map((row) => row.slice(1, -2).map(plain).join('\u0001')).sort()
      expect(lines).toEqual(taken.map((one) => cellsOf(one).map(plain).join('\u0001')).sort())
      await world.owner.delete(path(`/${id}`))
    }),
    { numRuns: process.env.NIGHTLY ? 1000 : 40 },
  )
  // Neither way is left out by the answers that are tried.
  expect(Math.min(count.taken, count.refused)).toBeGreaterThan(10)
})
