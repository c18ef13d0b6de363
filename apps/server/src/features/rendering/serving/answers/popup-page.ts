import { randomBytes } from 'node:crypto'
import { isPopupOn } from '@sitewright/core/site/popup'
import { popupPage as contentOf, POPUP_PATH } from '@sitewright/page'
import { prepareResponse } from '../http/prepared-response.ts'
import { renderPlatformPage } from '../platform-page.ts'
import type { Answer } from './site-request.ts'

/** The promotional popup as a page of its own, which other pages take their popup from; not found while there is none. */
export const popupPage: Answer = async ({ rendering: { app }, site, url: { path } }) => {
  const { popup, language } = site.settings
  if (path !== POPUP_PATH || !isPopupOn(popup)) return undefined
  const nonce = randomBytes(16).toString('base64')
  const page = { ...contentOf(popup, language), nonce }
  const { html, headers } = await renderPlatformPage(app, site, page)
  const { 'content-type': contentType = '', 'cache-control': cacheControl = '', ...more } = headers
  return prepareResponse({ body: html, contentType, cacheControl, headers: more })
}
