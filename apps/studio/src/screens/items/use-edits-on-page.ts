import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { useTemplatePages } from '../pages/use-pages.ts'

/** Whether items of the page have anything to edit on their own pages: a body, or places of the theme. */
export function useEditsOnPage(siteId: string, { kind }: PageSummary): boolean {
  const { data } = useTemplatePages(siteId)
  const rules = collectionKind(kind).items
  return rules !== undefined && (rules.hasBody || (rules.hasPages && data?.hasItemFields === true))
}
