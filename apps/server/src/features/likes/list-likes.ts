import { listLikes as contract } from '@sitewright/api/likes/list-likes'
import { visitorCall } from '../../platform/http/route.ts'
import { siteDirectory } from '../sites/index.ts'
import { likesOf } from './like-table.ts'
import { likerOf } from './liker.ts'

export const listLikes = visitorCall(contract, async ({ ids }, request) => {
  const { app, siteId, cookies, inSite } = request
  const settings = (await siteDirectory(app).byId(siteId))?.settings
  if (!settings?.likesEnabled || ids.length === 0) return { likes: [] }
  const likes = await inSite(async (site) =>
    likesOf(site, ids, await likerOf(site, request, settings.cookieBanner, cookies)),
  )
  return { likes }
})
