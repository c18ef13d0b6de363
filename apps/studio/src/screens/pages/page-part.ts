import type { PageSummary } from '@sitewright/api/content/shapes'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { Problems } from '../../forms/use-form-problems.ts'

/** Props of every card of a page's settings. */
export interface PagePartProps {
  siteId: string
  page: PageSummary
  settings: CollectionSettings
  /** Field of the settings to its message. */
  problems: Problems
  isReadOnly: boolean
  onSet(change: Partial<CollectionSettings>): void
}

/** For settings that only some kinds of pages have: other pages may be chosen there. */
export interface KindSettingsProps extends PagePartProps {
  pages: readonly PageSummary[]
}
