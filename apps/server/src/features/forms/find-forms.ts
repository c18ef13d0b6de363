/** Forms as pages ask for them. */

import type { BlockData } from '@sitewright/blocks/registry'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { formsById } from './form-table.ts'
import { isOpenAt, readForm } from './present-form.ts'

/** Forms by id; removed and unknown ones are left out. One statement, none for no ids. */
export async function findForms(
  site: SiteTx,
  ids: readonly Id[],
  now: number,
): Promise<BlockData['forms']> {
  if (ids.length === 0) return new Map()
  const forms = await formsById(site, ids)
  return new Map(
    forms.map(({ id, definition, answerCount }) => {
      // The ways that answers go are nobody's business but the owner's.
      const { storage: _, ...form } = readForm(definition)
      return [id, { id, form, isOpen: isOpenAt(form, answerCount, now) }]
    }),
  )
}
