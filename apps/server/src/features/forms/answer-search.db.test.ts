import type { AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import type { Entry } from '@sitewright/core/forms/check-entries'
import { type Id, newId } from '@sitewright/core/id'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import fc from 'fast-check'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acrossSites } from '../../platform/db/tenant-table.ts'
import { indexStoredChoices } from './answer-choices.ts'
import { insertWords, searchAnswers } from './answer-search.ts'
import { indexStoredAnswers } from './index-stored-answers.ts'

const WORDS = ['mug', 'mugs', 'bowl', 'Größe', '東京都', 'kettle']
const COUNT = 90
/** Answers of a segment in these tests. */
const SEGMENT = 30
/** Filtered answers that are compared one by one in these tests, before segments are read. */
const FEW = 10

interface Stored {
  readonly id: Id
  readonly words: readonly string[]
  readonly choices: readonly string[]
  readonly filters: readonly AnswerFilter[]
}

let world: TestWorld
let formId: Id
let stored: Stored[]

beforeAll(async () => {
  world = await createTestWorld()
  formId = await makeForm()
  stored = await keep(formId, COUNT)
  // Another form of the site with the same words, and another site with another.
  await keep(await makeForm(), 10)
})
afterAll(() => world.close())

async function makeForm(): Promise<Id> {
  const { body } = await world.owner.post(`/s/${world.site.id}/api/forms`, {
    name: 'Contact',
    fields: [{ id: 'message', type: 'textarea', title: 'Message' }],
  })
  return body.form.id
}

/** Answers of all kinds in three segments; the words of one are chosen by the bits of its number. */
async function keep(form: Id, count: number): Promise<Stored[]> {
  const made = Array.from({ length: count }, (_, place) => {
    const words = WORDS.filter((_word, bit) => ((place * 37 + 11) >> bit) % 2 === 1)
    const state = place % 7 === 0 ? ('held' as const) : ('kept' as const)
    const isRead = place % 3 === 0
    const filters: AnswerFilter[] =
      state === 'held' ? ['held'] : isRead ? ['all'] : ['all', 'unread']
    const choices = [
      place % 9 === 0 ? 'One of few' : "A 'common' | choice",
      ...(place % 2 ? ['Tent'] : []),
    ]
    return { id: newId(1e12 + place), place, words, choices, state, isRead, filters }
  })
  await world.inSite(async ({ id: siteId, db }) => {
    for (const { id, place, words, choices, state, isRead } of made) {
      const value = words.join(' ')
      const [chosen = '', ...extras] = choices
      const entries: Entry[] = [
        { id: 'message', type: 'textarea', rawTitle: 'Message', value },
        { id: 'kind', type: 'radio', rawTitle: 'Kind', value: chosen },
        { id: 'kind', type: 'checkbox', rawTitle: 'Extras', value: 'Several', values: extras },
      ]
      await db
        .insertInto('form_answer')
        .values({
          ...{ website_id: siteId, id, form_id: form, key_hash: id, sent_hash: '' },
          ...{ entries: JSON.stringify(entries), email: '', state, doubts: [] },
          page: JSON.stringify({ title: '', path: '', id: '', source: '' }),
          ...{ read_at: isRead ? new Date(0) : null, sent_at: new Date(0) },
        })
        .execute()
      const segment = sql<number>`${Math.floor(place / SEGMENT)}::int`
      const answer = { id, formId: form, entries }
      await insertWords(siteId, answer, { segment, from: sql`(VALUES (1)) AS one` }).execute(db)
    }
    await db
      .updateTable('form')
      .set({ sent_count: Math.floor(count / SEGMENT) * 10_000 })
      .where('id', '=', form)
      .execute()
  })
  return made
}

interface Asked {
  readonly question: string
  readonly choice?: { readonly fieldId: string; readonly value: string } | undefined
  readonly filter?: AnswerFilter
  /** Whether few answers are left by the filter, as far as the search is told. */
  readonly isFiltered?: boolean
  readonly limit?: number
  readonly before?: Id | undefined
}

/** Ids of one page, newest first. */
function searchPage({ filter = 'all', isFiltered = false, limit = 50, ...asked }: Asked) {
  return world.inSite(async (site) => {
    const wanted = site.db
      .selectFrom('form_answer')
      .select('id')
      .where('website_id', '=', site.id)
      .where('form_id', '=', formId)
      .where('state', '=', filter === 'held' ? 'held' : 'kept')
      .$if(filter === 'unread', (query) => query.where('read_at', 'is', null))
    const search = { before: undefined, ...asked, formId, isFiltered, limit, few: FEW }
    return (await searchAnswers(site, wanted, search)).map(({ id }) => id)
  })
}

/** Ids of all pages. */
async function search(asked: Asked & { limit: number }): Promise<Id[]> {
  const ids: Id[] = []
  for (;;) {
    const page = await searchPage({ ...asked, before: ids.at(-1) })
    ids.push(...page)
    if (page.length < asked.limit) return ids
  }
}

function expected(question: readonly string[], filter: AnswerFilter, choice?: string): Id[] {
  return stored
    .filter(
      ({ words, choices, filters }) =>
        filters.includes(filter) &&
        (choice === undefined || choices.includes(choice)) &&
        question.every((asked) => words.some((word) => word.startsWith(asked))),
    )
    .map(({ id }) => id)
    .reverse()
}

/** Does what a migration does. */
async function changeTables(
  tables: readonly string[],
  change: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await db.transaction().execute((tx) => acrossSites(tx, tables, () => change(tx)))
  await db.destroy()
}

describe('a search in answers', () => {
  it('gives exactly those with all words and the choice, newest first, page by page over all segments', async () => {
    const question = fc.uniqueArray(fc.constantFrom('mu', 'mugs', 'bowl', '東京', 'k', 'none'), {
      maxLength: 3,
    })
    const choice = fc.constantFrom(
      'One of few',
      "A 'common' | choice",
      'Tent',
      'No choice',
      undefined,
    )
    const filter = fc.constantFrom<AnswerFilter>('all', 'unread', 'held')
    const limit = fc.integer({ min: 2, max: 60 })
    await fc.assert(
      fc.asyncProperty(
        question,
        choice,
        filter,
        fc.boolean(),
        limit,
        async (words, value, ...asked) => {
          fc.pre(words.length > 0 || value !== undefined)
          const [state, isFiltered, most] = asked
          const found = await search({
            ...{ question: words.join(' '), filter: state, isFiltered, limit: most },
            choice: value === undefined ? undefined : { fieldId: 'kind', value },
          })
          expect(found).toEqual(expected(words, state, value))
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['grosse', ['Größe']],
    ['GRÖSSE mug', ['Größe', 'mug']],
    ['京都', ['東京都']],
  ])('finds %s as it is written elsewhere', async (question, words) => {
    expect(await searchPage({ question })).toEqual(expected(words, 'all'))
  })

  it('goes on where it was after the answer that ended a page is removed', async () => {
    const all = await search({ question: 'kettle', limit: 5 })
    const [, , third = ''] = all
    await world.inSite(({ db }) => db.deleteFrom('form_answer').where('id', '=', third).execute())
    stored = stored.filter(({ id }) => id !== third)
    const rest = await searchPage({ question: 'kettle', before: third })
    expect(rest).toEqual(all.slice(3))
  })

  it('finds choices of answers that were kept before choices were indexed', async () => {
    await world.inSite(({ db }) =>
      sql`
      UPDATE form_answer_search SET words = array_to_tsvector(ARRAY(
        SELECT word FROM unnest(tsvector_to_array(words)) AS word WHERE word NOT LIKE '%=%'
      ))`.execute(db),
    )
    const asked = { question: '', choice: { fieldId: 'kind', value: "A 'common' | choice" } }
    expect(await searchPage(asked)).toEqual([])
    await changeTables(['form_answer'], indexStoredChoices)
    for (const value of [asked.choice.value, 'Tent']) {
      const choice = { fieldId: 'kind', value }
      expect(await searchPage({ ...asked, choice, limit: COUNT })).toEqual(
        expected([], 'all', value),
      )
    }
  })

  it('finds answers that were kept before they were indexed, once the tables are changed', async () => {
    await world.inSite(({ db }) => db.deleteFrom('form_answer_search').execute())
    expect(await searchPage({ question: 'bowl' })).toEqual([])
    await changeTables(['form', 'form_answer'], indexStoredAnswers)
    expect(await searchPage({ question: 'bowl' })).toEqual(expected(['bowl'], 'all'))
    const { sentCount } = await world.inSite(({ db: site }) =>
      site
        .selectFrom('form')
        .select('sent_count as sentCount')
        .where('id', '=', formId)
        .executeTakeFirstOrThrow(),
    )
    expect(sentCount).toBe(stored.length)
  })
})
