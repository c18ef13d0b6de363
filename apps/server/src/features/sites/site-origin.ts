import { createHostRouting } from '../../platform/http/identity.ts'
import type { Config } from '../../platform/settings/config.ts'
import type { SiteRow } from './site-table.ts'

/** Origin by which visitors know a site: its primary domain, or else the host of its identifier. */
export function originOf(
  config: Pick<Config, 'studioOrigin' | 'sitesDomain' | 'isHttps'>,
  { identifier, primaryDomain }: Pick<SiteRow, 'identifier' | 'primaryDomain'>,
): string {
  const routing = createHostRouting(config)
  return primaryDomain ? routing.domainOrigin(primaryDomain.host) : routing.siteOrigin(identifier)
}
