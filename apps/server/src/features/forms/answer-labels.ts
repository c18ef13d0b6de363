/** SQL of labels, which a team gives to answers. */

import { MAX_LABELS } from '@sitewright/api/forms/answer-shapes'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { fail } from './errors.ts'

/** Labels of a form that are offered. */
const MOST_OFFERED = 200
/** Labels that are read to find them, newest answers first: more are given by no hand. */
const MOST_READ = 20_000

/** Labels that answers to a form have, in the order of the alphabet. */
export async function labelsOf({ id, db }: SiteTx, formId: Id): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    SELECT DISTINCT label, lower(label) AS folded
    FROM (
      SELECT unnest(labels) AS label FROM form_answer
      WHERE website_id = ${id} AND form_id = ${formId} AND is_labelled
      ORDER BY id DESC
      LIMIT ${MOST_READ}
    ) AS given
    ORDER BY folded, label
    LIMIT ${MOST_OFFERED}`.execute(db)
  return rows.map(({ label }) => label)
}

export interface LabelChange {
  readonly addLabels: readonly string[]
  readonly removeLabels: readonly string[]
}

/** Adds and removes labels of answers that the caller has locked. A label that the form has in other capitals is written as there. */
export async function changeLabels(
  site: SiteTx,
  { formId, answerIds }: { readonly formId: Id; readonly answerIds: readonly Id[] },
  { addLabels, removeLabels }: LabelChange,
): Promise<void> {
  if (addLabels.length === 0 && removeLabels.length === 0) return
  const known = addLabels.length === 0 ? [] : await labelsOf(site, formId)
  const added = asKnown(addLabels, known)
  const { rows } = await sql<{ count: number }>`
    UPDATE form_answer SET labels = ARRAY(
      SELECT DISTINCT label FROM unnest(labels || ${added}::text[]) AS label
      WHERE label <> ALL (${removeLabels}::text[])
      ORDER BY label
    )
    WHERE website_id = ${site.id} AND id = ANY(${answerIds})
    RETURNING cardinality(labels) AS count`.execute(site.db)
  if (rows.some(({ count }) => count > MAX_LABELS)) throw fail('tooManyLabels')
}

function asKnown(labels: readonly string[], known: readonly string[]): string[] {
  const spelled = new Map<string, string>()
  for (const label of [...known, ...labels]) {
    const folded = label.toLocaleLowerCase('en')
    if (!spelled.has(folded)) spelled.set(folded, label)
  }
  return labels.map((label) => spelled.get(label.toLocaleLowerCase('en')) ?? label)
}
