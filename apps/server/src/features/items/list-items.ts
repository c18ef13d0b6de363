import { listItems as contract } from '@sitewright/api/items/list-items'
import { ownerCall } from '../../platform/http/route.ts'
import { assetsById } from '../files/index.ts'
import { collectionOf } from './collection-of.ts'
import { ownerItems } from './owner-items.ts'
import { presentSummary } from './present-owner-item.ts'

/** Items of one answer; more come behind its cursor. */
const PAGE = 50

/** A fixed number of statements, however many items. The cursor is the number of items shown so far. */
export const listItems = ownerCall(
  contract,
  async ({ siteId, collectionId, cursor, search = '', status }, { inSite, app, site }) =>
    inSite(async (tx) => {
      const { page, rules } = await collectionOf(tx, collectionId)
      const skip = /^\d{1,6}$/.test(cursor ?? '') ? Number(cursor) : 0
      const now = app.clock.now()
      const found = await ownerItems(tx, {
        collectionId,
        ordering: rules.ordering,
        search: search.trim(),
        status,
        now: new Date(now),
        skip,
        limit: PAGE + 1,
      })
      const shown = found.slice(0, PAGE)
      const pictures = await assetsById(
        tx,
        shown.flatMap(({ imageId }) => imageId ?? []),
      )
      const view = { siteId, origin: site.origin, now, page, pictures }
      return {
        items: shown.map((item) => presentSummary(item, view)),
        nextCursor: found.length > PAGE ? String(skip + PAGE) : null,
      }
    }),
)
