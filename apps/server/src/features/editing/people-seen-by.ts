/** The people whom one editor is shown: everyone else once, and its own account where that has another tab. Pure. */

import type { PresentPerson } from '@sitewright/api/editing/shapes'
import type { Id } from '@sitewright/core/id'
import type { Presence } from './presence-table.ts'

export function peopleSeenBy(
  editors: readonly Presence[],
  { tab, accountId, pageId }: { tab: string; accountId: Id; pageId: Id },
): readonly PresentPerson[] {
  const people = new Map<Id, PresentPerson>()
  for (const editor of editors) {
    if (editor.tab === tab) continue
    const known = people.get(editor.accountId)
    // A person with several tabs is shown with one on the same page, if there is one.
    if (known && (known.pageId === pageId || editor.pageId !== pageId)) continue
    const { name, pageId: page, sectionId } = editor
    people.set(editor.accountId, {
      name,
      isYou: editor.accountId === accountId,
      pageId: page,
      sectionId,
    })
  }
  return [...people.values()]
}
