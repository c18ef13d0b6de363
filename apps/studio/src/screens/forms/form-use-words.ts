import type { FormUse } from '@sitewright/api/forms/list-form-uses'
import type { MessageId } from '../../messages.ts'
import type { Text } from '../../text.ts'

/** The words for each use, with `{title}`. */
const USES: Readonly<Record<FormUse['kind'], MessageId>> = {
  page: 'forms.usePage',
  field: 'forms.useField',
  footer: 'forms.useFooter',
  item: 'forms.useItem',
  product: 'forms.useProduct',
  popup: 'forms.usePopup',
}

export function wordsOfUse(text: Text, { kind, title }: FormUse): string {
  return text(USES[kind], { title })
}

/** “Contact”, or “Contact and two more”; empty for a form that stands nowhere. */
export function usesInShort(text: Text, uses: readonly FormUse[]): string {
  const [first, ...more] = uses
  if (!first) return ''
  const name = first.title || text(USES[first.kind])
  return more.length === 0 ? name : text('forms.usedOnMore', { first: name, more: more.length })
}
