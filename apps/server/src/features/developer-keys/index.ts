/** Developer keys: the command of a theme's developer reaches a site with one, in place of a session. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import { createDeveloperKey } from './create-developer-key.ts'
import { useDeveloperKey } from './key-table.ts'
import { listDeveloperKeys } from './list-developer-keys.ts'
import { migrations } from './migrations.ts'
import { removeDeveloperKey } from './remove-developer-key.ts'

/** Account that holds the key, if it is a key of this site. */
export async function holderOfKey(
  app: App,
  siteId: Id,
  key: string,
): Promise<AccountRecord | undefined> {
  const at = new Date(app.clock.now())
  const token_hash = hashToken(key)
  const holder = await app.database.inSite(siteId, (site) =>
    useDeveloperKey(site, { token_hash, at }),
  )
  return holder && { id: holder.accountId, name: holder.name, email: holder.email }
}

export { removeKeysOf } from './key-table.ts'

export const developerKeysFeature: Feature = {
  name: 'developer-keys',
  routes: [createDeveloperKey, listDeveloperKeys, removeDeveloperKey],
  migrations,
}
