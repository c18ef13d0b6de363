import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { useHasItemFields } from '../pages/use-pages.ts'

/** Whether items of the page have anything to edit on their own pages: a body, or places of the theme. */
export function useEditsOnPage(siteId: string, { id, kind }: PageSummary): boolean {
  const hasFields = useHasItemFields(siteId, id)
  return collectionKind(kind).items?.hasBody === true || hasFields
}
