/** The page with every block on the demo shop of a running server, made and published as its owner would. */

import { request } from '@playwright/test'
import { type EveryBlockPage, makeEveryBlockPage } from '@sitewright/testing/every-block-page'
import { ownerBy } from '../../e2e/people.ts'
import { demoSignIn, type RunningServer } from '../../e2e/server.ts'

/** Posts and events that its blocks can list. */
const ENTRIES = 6

export interface DemoWithEveryBlock extends EveryBlockPage {
  /** Address of the shop, without a path. */
  readonly site: string
  readonly siteId: string
  /** Signed in as the owner. */
  readonly owner: Awaited<ReturnType<typeof request.newContext>>
}

/** `productId`: the product that it shows, which is one of the shop's own where that is given. */
export async function addEveryBlockPage(
  server: Pick<RunningServer, 'dataDir'>,
  productId?: string,
): Promise<DemoWithEveryBlock> {
  const { studio, site, email, password } = await demoSignIn(server.dataDir)
  const context = await request.newContext()
  const owner = ownerBy(context, studio)
  await owner.post('/api/sign-in', { email, password, rememberMe: false })
  const { sites } = (await owner.get('/api/sites')).body
  const siteId: string = sites[0].id
  const made = await makeEveryBlockPage(owner, {
    ...{ siteId, now: Date.now(), entries: ENTRIES, picture: await photograph(site) },
    ...(productId !== undefined && { productId }),
  })
  const { status, body } = await owner.post(`/s/${siteId}/api/publish`, {})
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...made, site, siteId, owner: context }
}

/** One of the photographs of the shop's home page, at its full size. */
async function photograph(site: string): Promise<Buffer> {
  const { host, port } = new URL(site)
  const headers = { host }
  const context = await request.newContext()
  const get = async (path: string) =>
    (await context.get(`http://localhost:${port}${path}`, { headers })).body()
  const [address] = /\/images\/[0-9a-f]{24}\/[\w.-]+/.exec(String(await get('/'))) ?? []
  if (!address) throw new Error('The shop has no picture on its home page')
  const picture = await get(`${address}?format=2500w`)
  await context.dispose()
  return picture
}
