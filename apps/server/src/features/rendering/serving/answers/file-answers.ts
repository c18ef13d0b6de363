/** Answers for files, which are requested by name. */

import { faviconPath } from '@sitewright/page'
import type { LiveSite } from '../../../sites/index.ts'
import { isForAnyone } from '../closed/closed-sites.ts'
import { crawlerFileAt, type MakeCrawlerFile } from '../crawling/crawler-files.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import { redirect } from '../http/redirect.ts'
import type { Rendering } from '../rendering.ts'
import { platformSheetAt } from '../styles/platform-sheets.ts'
import { lookFile as fileOfLook, isLookPath, siteLook } from '../styles/site-look.ts'
import { notFound } from './not-found.ts'
import type { Answer } from './site-request.ts'

/** A style sheet of the platform's own, which is the same for all sites. */
export const platformSheet: Answer = ({ url: { path } }) => platformSheetAt(path)

/** The site's style sheet, and the files of its theme. */
export const lookFile: Answer = async ({ rendering, site, url }) =>
  isLookPath(url.path) ? fileOfLook(rendering, await siteLook(rendering, site), url) : undefined

export const favicon: Answer = ({ rendering: { plain }, site: { settings }, url }) => {
  if (url.path !== '/favicon.ico') return undefined
  const path = faviconPath(settings)
  return path === undefined ? plain.noFavicon : redirect(path, 302)
}

/** The files that search engines ask for. */
export const crawlerFile: Answer = ({ rendering, site, url: { path } }) => {
  const make = crawlerFileAt(path)
  return make && keptFile(rendering, site, { path, make })
}

function keptFile(
  rendering: Rendering,
  site: LiveSite,
  { path, make }: { path: string; make: MakeCrawlerFile },
): Promise<PreparedResponse> {
  const { pages, sites, plain } = rendering
  return pages.load(site.id, path, async () => {
    // The site is looked up again: only changes from here on keep the file out of the cache.
    const current = (await sites.byHost(new URL(site.origin).host)) ?? site
    const made = await make(rendering, current)
    if (made) return made
    const response = current.publicationId ? await notFound(rendering, current) : plain.unpublished
    return { response, tags: [], isKept: false }
  })
}

/** Paths of files of a closed site are not closed, so a missing file gets a plain answer and no page of the site. */
export const closedFile: Answer = ({ rendering: { plain }, site: { status, standing }, url }) =>
  (status !== 'public' || standing !== 'open') && isForAnyone(url.path) ? plain.noFile : undefined
