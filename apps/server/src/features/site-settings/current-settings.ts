import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import type { SiteTx } from '../../platform/database.ts'
import { type SiteRow, siteWithId } from '../sites/index.ts'

/** A site's current settings, in the shape of its form. */
export async function currentSettings(site: SiteTx): Promise<SiteSettingsInput> {
  const row = await siteWithId(site.db, site.id)
  if (!row) throw new Error('A site is gone while its owner is asking for it')
  return presentSettings(row)
}

function presentSettings({ title, timeZone, settings }: SiteRow): SiteSettingsInput {
  const { socialAccounts, shareServices, contact, popup, ...rest } = settings
  return {
    ...rest,
    title,
    timeZone,
    socialAccounts: [...socialAccounts],
    shareServices: [...shareServices],
    contact: { ...contact },
    popup: { ...popup, paths: [...popup.paths] },
  }
}
