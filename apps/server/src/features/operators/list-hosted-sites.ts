import { listHostedSites as contract } from '@sitewright/api/operators/list-hosted-sites'
import { isId } from '@sitewright/core/id'
import { operatorCall } from '../../platform/http/route.ts'
import { findHostedSites } from './hosted-site-table.ts'

/** Page size: sites in one response. */
const PAGE = 50

export const listHostedSites = operatorCall(
  contract,
  async ({ search = '', standing, cursor }, { app }) => {
    const before = isId(cursor) ? cursor : undefined
    const found = await findHostedSites(app, { search, standing, before, limit: PAGE + 1 })
    const items = found.slice(0, PAGE)
    return { items, nextCursor: found.length > PAGE ? (items.at(-1)?.id ?? null) : null }
  },
)
