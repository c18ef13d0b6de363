import type { SiteTx } from '../../platform/database.ts'
import { createHostRouting } from '../../platform/http/identity.ts'
import type { Config } from '../../platform/settings/config.ts'

/** Every host by which visitors reach the site, as written in addresses. One statement. */
export async function hostsOf(
  { id, db }: SiteTx,
  config: Pick<Config, 'studioOrigin' | 'sitesDomain' | 'isHttps'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('site')
    .leftJoin('domain', 'domain.website_id', 'site.id')
    .select(['site.identifier', 'domain.host'])
    .where('site.id', '=', id)
    .execute()
  const routing = createHostRouting(config)
  return new Set(
    rows.flatMap(({ identifier, host }) => [
      new URL(routing.siteOrigin(identifier)).host,
      ...(host === null ? [] : [new URL(routing.domainOrigin(host)).host]),
    ]),
  )
}
