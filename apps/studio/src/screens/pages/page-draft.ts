/** A page's settings while they are being edited, and what of them is sent. Pure. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'

export interface PageDraft {
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly settings: CollectionSettings
}

export function draftOf({
  title,
  navigationTitle,
  urlId,
  settings,
}: Pick<PageSummary, keyof PageDraft>): PageDraft {
  return { title, navigationTitle, urlId, settings }
}

/** The short name follows the title until somebody gives it words of its own. */
export function withTitle(draft: PageDraft, title: string): PageDraft {
  const follows = draft.navigationTitle === draft.title
  return { ...draft, title, navigationTitle: follows ? title : draft.navigationTitle }
}

/** A draft with some fields of another one. */
export function withFields(
  draft: PageDraft,
  other: PageDraft,
  names: ReadonlySet<string>,
): PageDraft {
  const taken = <Fields extends object>(fields: Fields): Partial<Fields> =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => names.has(name)),
    ) as Partial<Fields>
  return { ...draft, ...taken(other), settings: { ...draft.settings, ...taken(other.settings) } }
}

export interface PageChanges {
  readonly title?: string
  readonly navigationTitle?: string
  readonly urlId?: string
  readonly settings?: Partial<CollectionSettings>
}

/** The changes that the draft makes: what someone else changed meanwhile stays. */
export function changesOf(before: PageDraft, draft: PageDraft): PageChanges {
  const settings = differences(before.settings, draft.settings)
  const { title, navigationTitle, urlId } = differences(before, draft)
  return {
    ...(title !== undefined && { title }),
    ...(navigationTitle !== undefined && { navigationTitle }),
    ...(urlId !== undefined && { urlId }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
}

function differences<Shape extends object>(before: Shape, after: Shape): Partial<Shape> {
  const keys = Object.keys(after) as (keyof Shape)[]
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]),
  ) as Partial<Shape>
}
