import { UNLISTED } from '@sitewright/page'
import { envelope } from '../../../../platform/http/errors.ts'
import { lockScreen } from '../closed/closed-page.ts'
import { fail } from '../closed/errors.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import type { SiteRequest } from './site-request.ts'

/** The lock screen in place of a page, or a JSON problem for a request for data. */
export async function lockedAnswer({
  rendering,
  request,
  site,
  url: { format },
}: SiteRequest): Promise<PreparedResponse> {
  if (format !== 'html') {
    return prepareResponse({
      status: 401,
      body: JSON.stringify(envelope(fail('locked'))),
      contentType: 'application/json; charset=utf-8',
      cacheControl: CACHE_CONTROL.nobody,
      headers: UNLISTED,
    })
  }
  const next = request.raw.url ?? '/'
  const { status, html, headers } = await lockScreen(rendering, site, { isWholeSite: false, next })
  const { 'content-type': contentType = '', 'cache-control': cacheControl = '', ...rest } = headers
  return prepareResponse({ status, body: html, contentType, cacheControl, headers: rest })
}
