/**
 * Edits of what a site drafts beside its documents, as values with inverses: header, look, navigations, and the fields of its
 * pages. The same functions run in the editor and on the server, as for documents (`document/operation.ts`).
 */

import type { CollectionKindName } from '../content/collection-kinds.ts'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '../content/collection-settings.ts'
import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
} from '../content/navigation-item.ts'
import { EMPTY_HEADER, type SiteHeader } from '../content/site-header.ts'
import type { Id } from '../id.ts'
import { isSameJson, type Json } from '../json.ts'
import type { SiteStyle } from './site-style.ts'

export interface SiteDraft {
  readonly header: SiteHeader
  readonly style: SiteStyle
  readonly navigations: Navigations
  readonly pages: Readonly<Record<Id, PageDraft>>
  /** Undefined for a site without pages. */
  readonly homeId: Id | undefined
}

export interface PageDraft {
  readonly kind: CollectionKindName
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  /** Differences from `DEFAULT_COLLECTION_SETTINGS`. */
  readonly settings: Partial<CollectionSettings>
}

/** The fields of a page that its settings screen changes; missing ones stay. */
export interface PageValues {
  readonly title?: string
  readonly navigationTitle?: string
  readonly urlId?: string
  readonly settings?: Partial<CollectionSettings>
}

export type SiteOperation =
  | { readonly kind: 'setHeader'; readonly values: Partial<SiteHeader> }
  | {
      readonly kind: 'setTweaks'
      /** Values by name; null gives a tweak the theme's own value back. */
      readonly values: Readonly<Record<string, string | null>>
    }
  | { readonly kind: 'setCss'; readonly css: string }
  | { readonly kind: 'setPage'; readonly pageId: Id; readonly values: PageValues }
  | { readonly kind: 'setHome'; readonly pageId: Id }
  | {
      readonly kind: 'setNavigations'
      /** The navigations that change, whole; pages in them come out of all others. */
      readonly navigations: Navigations
    }

export type SiteOperationKind = SiteOperation['kind']

/** The changed draft, and the inverse operation that restores the old one. */
export interface SiteApplied {
  readonly draft: SiteDraft
  readonly inverse: SiteOperation
}

export interface SiteRefused {
  readonly refused: 'pageMissing'
}

type Apply<Kind extends SiteOperationKind> = (
  draft: SiteDraft,
  operation: Extract<SiteOperation, { kind: Kind }>,
) => SiteApplied | SiteRefused

const APPLY: { readonly [Kind in SiteOperationKind]: Apply<Kind> } = {
  setHeader(draft, { values }) {
    return {
      draft: { ...draft, header: { ...draft.header, ...values } },
      inverse: {
        kind: 'setHeader',
        values: valuesBefore({ ...EMPTY_HEADER, ...draft.header }, values),
      },
    }
  },

  setTweaks(draft, { values }) {
    const { style } = draft
    const before = Object.fromEntries(
      Object.keys(values).map((name) => [name, style.tweaks[name] ?? null]),
    )
    const tweaks = Object.fromEntries(
      Object.entries({ ...style.tweaks, ...values }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    )
    return {
      draft: { ...draft, style: { ...style, tweaks } },
      inverse: { kind: 'setTweaks', values: before },
    }
  },

  setCss(draft, { css }) {
    return {
      draft: { ...draft, style: { ...draft.style, css } },
      inverse: { kind: 'setCss', css: draft.style.css },
    }
  },

  setPage(draft, { pageId, values: { settings, ...fields } }) {
    const page = draft.pages[pageId]
    if (!page) return { refused: 'pageMissing' }
    const changed = {
      ...page,
      ...fields,
      ...(settings && { settings: unlikeDefaults({ ...page.settings, ...settings }) }),
    }
    const before: PageValues = {
      ...valuesBefore(page, fields),
      ...(settings && {
        settings: valuesBefore({ ...DEFAULT_COLLECTION_SETTINGS, ...page.settings }, settings),
      }),
    }
    return {
      draft: { ...draft, pages: { ...draft.pages, [pageId]: changed } },
      inverse: { kind: 'setPage', pageId, values: before },
    }
  },

  setHome(draft, { pageId }) {
    if (!draft.pages[pageId]) return { refused: 'pageMissing' }
    return {
      draft: { ...draft, homeId: pageId },
      inverse: { kind: 'setHome', pageId: draft.homeId ?? pageId },
    }
  },

  setNavigations(draft, { navigations: wanted }) {
    const next = rearranged(draft.navigations, wanted)
    const changed = Object.keys(next).filter((key) => next[key] !== draft.navigations[key])
    return {
      draft: { ...draft, navigations: next },
      inverse: {
        kind: 'setNavigations',
        navigations: Object.fromEntries(changed.map((key) => [key, draft.navigations[key] ?? []])),
      },
    }
  },
}

/** Applies one edit. Pure: the same draft and operation give the same answer everywhere. */
export function applySiteOperation(
  draft: SiteDraft,
  operation: SiteOperation,
): SiteApplied | SiteRefused {
  const apply = APPLY[operation.kind] as Apply<SiteOperationKind>
  return apply(draft, operation as never)
}

/** Navigations with some of them replaced; what those hold comes out of all others. */
export function rearranged(navigations: Navigations, wanted: Navigations): Navigations {
  const taken = new Set(
    Object.values(wanted).flatMap((items) => allNavigationItems(items).map(idOfNavigationItem)),
  )
  const others = Object.entries(navigations)
    .filter(([key]) => !Object.hasOwn(wanted, key))
    .map(([key, items]) => [key, without(items, taken)] as const)
  return { ...Object.fromEntries(others), ...wanted }
}

/** Settings without those that equal the defaults. */
export function unlikeDefaults(settings: Partial<CollectionSettings>): Partial<CollectionSettings> {
  const defaults: Partial<Record<string, Json>> = { ...DEFAULT_COLLECTION_SETTINGS }
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => value !== undefined && !isSameJson(value, defaults[name]),
    ),
  )
}

export function isSiteRefused(result: SiteApplied | SiteRefused): result is SiteRefused {
  return 'refused' in result
}

/** The present values of the fields that a change names. */
function valuesBefore<Fields extends object, Values extends Partial<Fields>>(
  fields: Fields,
  values: Values,
): Values {
  const names = Object.keys(values) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as Values
}

/** Items without those that went elsewhere, which take what is below them along; the same list where none did. */
function without(
  items: readonly NavigationItem[],
  taken: ReadonlySet<Id>,
): readonly NavigationItem[] {
  const kept = items.flatMap((item): NavigationItem[] => {
    if (taken.has(idOfNavigationItem(item))) return []
    const below = without(item.items, taken)
    return [below === item.items ? item : { ...item, items: below }]
  })
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index])
  return isSame ? items : kept
}
