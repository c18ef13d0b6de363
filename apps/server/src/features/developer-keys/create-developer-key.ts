import { createDeveloperKey as contract } from '@sitewright/api/developer-keys/create-developer-key'
import { developerKey } from '@sitewright/core/developer-key'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import { noteActivity } from '../activity/index.ts'
import { fail } from './errors.ts'
import { developerKeys, insertDeveloperKey } from './key-table.ts'

/** Keys of one site. */
const MOST_KEYS = 20

export const createDeveloperKey = ownerCall(contract, async ({ name }, request) => {
  const { app, siteId, account, inSite } = request
  const secret = developerKey(siteId, newToken())
  const id = newId()
  const created_at = new Date(app.clock.now())
  await inSite(async (site) => {
    if ((await developerKeys(site)).length >= MOST_KEYS) throw fail('tooManyKeys')
    const token_hash = hashToken(secret)
    await insertDeveloperKey(site, { id, name, token_hash, account_id: account.id, created_at })
    await noteActivity(site, { kind: 'keyMade', by: account.id, about: name })
  })
  const createdAt = created_at.getTime()
  return { key: { id, name, createdBy: account.name, createdAt, lastUsedAt: null }, secret }
})
