/** A page of a published site in the theme that is being written: loads its data and renders it. */

import type { JsonObject } from '@sitewright/core/json'
import {
  makeRemotePage,
  type RemoteFrame,
  type RemotePage,
  type RemoteView,
} from '@sitewright/page'
import type { RemoteSite } from './remote-site.ts'

export interface RenderedRemotePage extends Pick<RemotePage, 'html' | 'problems'> {
  readonly status: number
}

/** Maximum number of passes, and so levels of queries inside the results of queries. */
const MOST_PASSES = 3

/** Renders a page. `address` is path and query as they were asked for. */
export async function renderRemotePage(
  site: RemoteSite,
  address: string,
  frame: Omit<RemoteFrame, 'now'>,
): Promise<RenderedRemotePage> {
  const context = await site.contextOf(address)
  const view: RemoteView = {
    context: context ?? { ...(await site.contextOf('/')), collection: {}, items: [] },
    isFound: context !== undefined,
    path: address.split('?')[0] ?? '/',
  }
  const lists = new Map<string, JsonObject>()
  const known = {
    fields: await site.fieldsOf(context ? address : '/'),
    navigations: site.navigations,
    firstLevel: site.navigations ? [] : await firstLevelOf(site),
    lists,
  }
  // Tags name more lists while they are rendered; those are fetched, and the page is rendered again.
  for (let pass = 1; ; pass += 1) {
    const { wanted, ...page } = makeRemotePage(view, known, { ...frame, now: Date.now() })
    if (wanted.size === 0 || pass === MOST_PASSES) {
      return { ...page, status: view.isFound ? 200 : 404 }
    }
    for (const path of wanted) lists.set(path, (await site.contextOf(path)) ?? {})
  }
}

async function firstLevelOf(site: RemoteSite): Promise<JsonObject[]> {
  const contexts = await Promise.all(
    (await site.paths()).map((path) => site.contextOf(path).catch(() => undefined)),
  )
  return contexts.flatMap((context) => (context ? [context] : []))
}
