/** Three-way merge of forms: what two people made of one, from what it was before. Pure. */

import type { SiteForm, SiteFormField } from '@sitewright/core/forms/site-form'
import { isSame, type Merge, mergeFields } from '../item-form/merge-drafts.ts'

export function mergeForms(mine: SiteForm, before: SiteForm, theirs: SiteForm): Merge<SiteForm> {
  const settings = mergeFields(mine, before, theirs)
  const storage = mergeFields(mine.storage, before.storage, theirs.storage)
  const fields = mergeQuestions(mine.fields, before.fields, theirs.fields)
  return {
    merged: { ...settings.merged, storage: storage.merged, fields: fields.merged },
    clashes: [
      ...settings.clashes.filter((name) => name !== 'fields' && name !== 'storage'),
      ...storage.clashes,
      ...fields.clashes,
    ],
  }
}

type Fields = readonly SiteFormField[]

/** One that either has removed is gone, unless the other has changed it meanwhile. */
function mergeQuestions(mine: Fields, before: Fields, theirs: Fields): Merge<Fields> {
  const ids = (fields: Fields) => fields.map(({ id }) => id)
  const isMoved = !isSame(ids(mine), ids(before))
  const order = isMoved ? [...ids(mine), ...ids(theirs)] : [...ids(theirs), ...ids(mine)]
  const clashes: string[] = []
  const merged = [...new Set(order)].flatMap((id) => {
    const [own, old, other] = [mine, before, theirs].map((fields) =>
      fields.find((field) => field.id === id),
    )
    if (own && other) {
      const both = mergeFields(own, old ?? other, other)
      clashes.push(...both.clashes.map((name) => `${id}.${name}`))
      return [both.merged]
    }
    const left = own ?? other
    return left && !(old && isSame(left, old)) ? [left] : []
  })
  return { merged, clashes }
}
