import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { CAPABILITIES, can } from '@sitewright/core/roles'
import { FLAG_NAMES, isOn } from '@sitewright/core/site/feature-flags'
import type { App } from '../../platform/app.ts'
import { originOf } from './site-origin.ts'
import type { SiteRow } from './site-table.ts'

/** A site as the studio shows it to a person with a role on it. */
export function presentSite(app: App, site: SiteRow, role: number): SiteSummary {
  return {
    id: site.id,
    identifier: site.identifier,
    title: site.title,
    url: originOf(app.config, site),
    timeZone: site.timeZone,
    role,
    capabilities: CAPABILITIES.filter((capability) => can(role, capability)),
    commentsEnabled: site.settings.commentsEnabled,
    flags: FLAG_NAMES.filter((name) => isOn(site.flags, name)),
    createdAt: site.createdAt,
    publishedAt: site.publishedAt ?? null,
    standing: site.standing,
    standingReason: site.standingReason,
  }
}
