/** What is wrong with a draft before the server is asked. Pure. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import type { MessageId } from '../../messages.ts'
import type { ItemDraft } from './item-draft.ts'

/** Field id to its message. */
export function ownProblems(
  draft: ItemDraft,
  kind: CollectionKindName,
): Readonly<Record<string, MessageId>> {
  const { title, status, publishAt, startsAt, endsAt } = draft
  const isEvent = collectionKind(kind).items?.ordering === 'calendar'
  return {
    ...(title.trim() === '' && { title: 'items.titleMissing' as const }),
    ...(status === 'scheduled' && publishAt === '' && { publishOn: 'items.dateMissing' as const }),
    ...(isEvent && startsAt === '' && { startsAt: 'items.startMissing' as const }),
    ...(startsAt !== '' &&
      endsAt !== '' &&
      endsAt < startsAt && { endsAt: 'items.endsTooEarly' as const }),
  }
}
