import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'

/** What every card of the site's settings gets. */
export interface SettingsPartProps {
  siteId: string
  draft: SiteSettingsInput
  problems: Readonly<Record<string, string>>
  onSet(change: Partial<SiteSettingsInput>): void
}
