import { listStartingPoints as contract } from '@sitewright/api/sites/list-starting-points'
import { accountCall } from '../platform/http/route.ts'
import { startingPoints } from './registry.ts'

export const listStartingPoints = accountCall(contract, async () => ({
  startingPoints: startingPoints.map(({ id, name, summary, pages }) => ({
    id,
    name,
    summary,
    pages: Object.values(pages),
    thumbnail: `/starting-points/${id}.jpg`,
  })),
}))
