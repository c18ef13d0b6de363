import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { plainStyles } from '../http/site-styles.ts'
import type { Rendering } from '../services.ts'
import { renderRemotePage } from './remote-page.ts'
import type { Workshop } from './workshop.ts'

/** A page of the site that `sitewright dev --site` names. */
export async function answerRemote(
  { storefront }: Pick<Rendering, 'storefront'>,
  { remote, theme, finish }: Workshop,
  address: string,
): Promise<PreparedResponse> {
  if (!remote) throw new Error('No site is shown in this workshop')
  const loader = storefront.entry('loader')
  const page = await renderRemotePage(remote, address, {
    theme,
    styles: plainStyles(theme),
    modules: loader ? [`/assets-sw/${loader.js}`] : [],
  })
  return prepareResponse({
    status: page.status,
    body: finish(page.html, page.problems),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  })
}
