import { findPage, pathInItsCase } from '@sitewright/page/address/find-page'
import { findMoved } from '../../asking/find-moved.ts'
import { redirect } from '../http/redirect.ts'
import { withQuery } from './locations.ts'
import type { Answer } from './site-request.ts'

/** Redirect from another address of a page to its canonical one. */
export const movedPage: Answer = async ({ url, place }) => {
  const { found } = await place()
  return found?.kind === 'moved' ? redirect(withQuery(found.path, url.query)) : undefined
}

/**
 * Redirect to the new address of what was here. Looked up only if nothing is here now, and never cached, so that
 * guessed addresses fill no memory.
 */
export const redirected: Answer = async ({ rendering, site, url: { path, query }, place }) => {
  const { content, found } = await place()
  // A list that is there has not moved; only items come and go.
  if (found?.kind === 'list') return undefined
  const { hasRedirects } = site
  if (!hasRedirects && content.formerHomes.length === 0) return undefined
  const { app } = rendering
  const now = new Date(app.clock.now())
  const moved = await app.database.whileThere(() =>
    app.database.inSite(site.id, (tx) => findMoved(tx, content, { path, now, hasRedirects })),
  )
  return moved && redirect(withQuery(moved.target, query), moved.status)
}

/** Redirect from an address in other letters, such as `/SHOP`, where there is nothing under those. */
export const otherCase: Answer = async ({ url: { path, query }, place }) => {
  const { content, found } = await place()
  if (found && found.kind !== 'item') return undefined
  const written = pathInItsCase(content, path)
  if (written === undefined || !findPage(content, written)) return undefined
  return redirect(withQuery(written, query))
}
