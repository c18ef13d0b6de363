/** Forms as pages ask for them. */

import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { askTogether, type StatementPart } from '../../platform/db/statement-part.ts'
import { formsQuery, type ShownFormRow } from './form-table.ts'
import { isOpenAt, readForm } from './present-form.ts'

/** Forms by id; removed and unknown ones are left out. SQL of it, to be part of another statement. */
export function askForms(
  site: SiteTx,
  ids: readonly Id[],
  now: number,
): StatementPart<BlockData['forms']> {
  return {
    query: sql`(SELECT json_agg(found) FROM ${formsQuery(site, ids)} AS found)`,
    read(value) {
      const forms = (value ?? []) as readonly ShownFormRow[]
      return new Map(
        forms.map(({ id, definition, answerCount }) => {
          // The ways that answers go are nobody's business but the owner's.
          const { storage: _, ...form } = readForm(definition)
          return [id, { id, form, isOpen: isOpenAt(form, answerCount, now) }]
        }),
      )
    },
  }
}

export async function findForms(
  site: SiteTx,
  ids: readonly Id[],
  now: number,
): Promise<BlockData['forms']> {
  const { forms } = await askTogether(site.db, { forms: askForms(site, ids, now) })
  return forms
}
