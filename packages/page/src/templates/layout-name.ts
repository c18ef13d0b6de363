import type { Theme } from '@sitewright/theme/for-pages'
import type { PageRecord } from '../data/site-content.ts'

/** The name of the layout around a page: `collection.regionName`, and in the body's classes. */
export function layoutName(theme: Theme, page: PageRecord | undefined): string {
  const wish = page?.settings.layout ?? ''
  return theme.layouts.has(wish) ? wish : theme.defaultLayout
}
