import { escapeHtml } from '@sitewright/core/html'
import { platformStylesOn, withPlatformStyles } from '@sitewright/page'
import { StartProblem } from '../../../../platform/start/start-problem.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { plainStyles } from '../styles/site-styles.ts'
import { type RenderedRemotePage, renderRemotePage } from './remote-page.ts'
import type { Workshop } from './workshop.ts'

/** A page of the site that `sitewright dev --site` names. */
export async function answerRemote(
  { storefront }: Pick<Rendering, 'storefront'>,
  { remote, theme, finish }: Pick<Workshop, 'remote' | 'theme' | 'finish'>,
  address: string,
): Promise<PreparedResponse> {
  if (!remote) throw new Error('No site is shown in this workshop')
  const loader = storefront.entry('loader')
  const styles = plainStyles(theme)
  const page = await renderRemotePage(remote, address, {
    theme,
    styles,
    modules: loader ? [`/assets-sw/${loader.js}`] : [],
  }).catch(away)
  return prepareResponse({
    status: page.status,
    body: finish(
      withPlatformStyles(page.html, styles.path, platformStylesOn(page.html, theme)),
      page.problems,
    ),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  })
}

/** Page for a site that answered at the start and does not any more; it is asked again with the next reload. */
function away(error: unknown): RenderedRemotePage {
  if (!(error instanceof StartProblem)) throw error
  const html = `<!doctype html><html lang="en"><title>Not reached</title><p>${escapeHtml(error.message)}</p></html>`
  return { status: 502, html, problems: [] }
}
