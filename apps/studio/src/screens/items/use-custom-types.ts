import type { CallOutput } from '@sitewright/api/call'
import type { listTemplatePages } from '@sitewright/api/content/list-template-pages'
import type { PageSummary } from '@sitewright/api/content/shapes'
import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { useTemplatePages } from '../pages/use-pages.ts'

export type CustomType = CallOutput<typeof listTemplatePages>['customTypes'][number]

export interface CustomTypes {
  /** All that the theme has. */
  readonly known: readonly CustomType[]
  /** The types that the page takes. */
  readonly offered: readonly CustomType[]
  /** The theme wants nothing else on the page. */
  readonly isOnlyThese: boolean
}

const NONE: CustomTypes = { known: [], offered: [], isOnlyThese: false }

/** Types of items that the theme adds to a page; none while that is not known. */
export function useCustomTypes(siteId: string, page: PageSummary | undefined): CustomTypes {
  const { data } = useTemplatePages(siteId)
  if (!data || !page) return NONE
  const accepted = data.accepts[page.settings.themeType] ?? data.accepts[page.kind] ?? []
  const offered = data.customTypes.filter(({ name }) => accepted.includes(name))
  return {
    known: data.customTypes,
    offered,
    isOnlyThese: offered.length > 0 && offered.length === accepted.length,
  }
}

export function typeTitle({ title, name }: Pick<CustomType, 'title' | 'name'>): string {
  return title || name
}

/** Record type of an item of the theme's type; the collection's first one where it does not take that. */
export function recordTypeOf(kind: CollectionKindName, type: CustomType | undefined): number {
  const types: readonly number[] = collectionKind(kind).items?.recordTypes ?? []
  const base = type && RECORD_TYPES[type.base]
  return base !== undefined && types.includes(base) ? base : (types[0] ?? RECORD_TYPES.text)
}
