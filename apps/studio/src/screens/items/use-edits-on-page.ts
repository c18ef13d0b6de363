import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { useHasItemFields } from '../pages/use-pages.ts'

/** Whether items of the page have anything to edit on their own pages: a body, or places of the theme. */
export function useEditsOnPage(siteId: string, page: PageSummary | undefined): boolean {
  const hasFields = useHasItemFields(siteId, page?.id)
  const hasBody = page !== undefined && collectionKind(page.kind).items?.hasBody === true
  return hasBody || hasFields
}
