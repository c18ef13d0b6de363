import { formFieldType } from '@sitewright/core/forms/field-types'
import type { SiteForm } from '@sitewright/core/forms/site-form'

/** Ways to ask for one or several of a list. */
const CHOICES: ReadonlySet<string> = new Set(['list', 'one', 'several'])

/** Questions by whose answers owners tell answers apart. */
export function choicesOf({ fields }: SiteForm) {
  return fields
    .filter(({ type }) => CHOICES.has(formFieldType(type).asks))
    .map(({ id, title, options }) => ({ id, title, options: [...options] }))
}
