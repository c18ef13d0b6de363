/** SQL of forms as their owners build them. */

import type { AskedField } from '@sitewright/core/forms/answer-columns'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export interface FormRow {
  readonly id: Id
  readonly definition: SiteForm
  readonly removedFields: readonly AskedField[]
  readonly revision: number
  readonly answerCount: number
  readonly unreadCount: number
  readonly createdAt: Date
  readonly changedAt: Date
  readonly lastAnswerAt: Date | null
}

/** Unread answers are counted up to this number: more are as many as anyone wants to know. */
const MOST_COUNTED = 1000

function forms({ id, db }: SiteTx) {
  return db
    .selectFrom('form')
    .select(['id', 'definition', 'revision', 'answer_count as answerCount'])
    .select(['removed_fields as removedFields'])
    .select(['created_at as createdAt', 'changed_at as changedAt'])
    .select('last_answer_at as lastAnswerAt')
    .select(
      sql<number>`(
        SELECT count(*)::int FROM (
          SELECT FROM form_answer AS answer
          WHERE answer.website_id = form.website_id AND answer.form_id = form.id
            AND answer.read_at IS NULL AND answer.state = 'kept'
          LIMIT ${sql.lit(MOST_COUNTED)}
        ) AS unread
      )`.as('unreadCount'),
    )
    .where('website_id', '=', id)
}

/** Newest first. */
export async function allForms(site: SiteTx): Promise<FormRow[]> {
  return forms(site).orderBy('id', 'desc').execute()
}

export async function findForm(site: SiteTx, formId: Id): Promise<FormRow | undefined> {
  return forms(site).where('id', '=', formId).executeTakeFirst()
}

export interface ShownFormRow {
  readonly id: Id
  readonly definition: SiteForm
  readonly answerCount: number
}

/** Query of forms as pages and submissions ask for them. */
export function formsQuery({ id, db }: SiteTx, formIds: readonly Id[]) {
  return db
    .selectFrom('form')
    .select(['id', 'definition', 'answer_count as answerCount'])
    .where('website_id', '=', id)
    .where('id', 'in', formIds)
}

export async function formsById(site: SiteTx, formIds: readonly Id[]): Promise<ShownFormRow[]> {
  return formsQuery(site, formIds).execute()
}

/** Forms that have a field of each of these ids: at most two, since only one is good for anything. */
export async function formsWithFields(
  { id, db }: SiteTx,
  fieldIds: readonly string[],
): Promise<ShownFormRow[]> {
  const fields = fieldIds.map((fieldId) => ({ id: fieldId }))
  return db
    .selectFrom('form')
    .select(['id', 'definition', 'answer_count as answerCount'])
    .where('website_id', '=', id)
    .where(sql<boolean>`definition -> 'fields' @> ${JSON.stringify(fields)}::jsonb`)
    .limit(2)
    .execute()
}

export async function countForms({ id, db }: SiteTx): Promise<number> {
  const { count } = await db
    .selectFrom('form')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertForm({ id, db }: SiteTx, form: SiteForm): Promise<Id> {
  const formId = newId()
  await db
    .insertInto('form')
    .values({ website_id: id, id: formId, ...columns(form) })
    .execute()
  return formId
}

/** Changes that revision of a form; false where it is gone or has changed. */
export async function saveForm(
  { id, db }: SiteTx,
  formId: Id,
  { form, removedFields }: { form: SiteForm; removedFields: readonly AskedField[] },
  revision: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form')
    .set({ ...columns(form), removed_fields: JSON.stringify(removedFields) })
    .set({ revision: revision + 1, changed_at: sql`now()` })
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteForm({ id, db }: SiteTx, formId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('form')
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function columns(form: SiteForm) {
  return {
    name: form.name,
    definition: JSON.stringify(form),
    closes_at: form.closesAt === null ? null : new Date(form.closesAt),
    max_answers: form.maxAnswers,
  }
}
