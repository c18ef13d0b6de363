import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'

/** Props of every card of the site's settings. */
export interface SettingsPartProps {
  siteId: string
  draft: SiteSettingsInput
  problems: Readonly<Record<string, string>>
  onSet(change: Partial<SiteSettingsInput>): void
}
