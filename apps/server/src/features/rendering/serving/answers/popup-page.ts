import { randomBytes } from 'node:crypto'
import { renderForm, renderSignUp, resolveLink } from '@sitewright/blocks/render'
import { wordsOn } from '@sitewright/blocks/words'
import { isPopupOn, POPUP_PATH } from '@sitewright/core/site/popup'
import { popupPage as contentOf } from '@sitewright/page'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { siteLinks } from '@sitewright/page/data/site-links'
import type { App } from '../../../../platform/app.ts'
import { findForms } from '../../../forms/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { prepareResponse } from '../http/prepared-response.ts'
import { renderPlatformPage } from '../platform-page.ts'
import type { Answer } from './site-request.ts'

/** The promotional popup as a page of its own, which other pages take their popup from; not found while there is none. */
export const popupPage: Answer = async (request) => {
  const {
    rendering: { app },
    site,
    place,
    url: { path },
  } = request
  if (path !== POPUP_PATH || !isPopupOn(site.settings.popup)) return undefined
  const nonce = randomBytes(16).toString('base64')
  const content = async () => (await place()).content
  const page = { ...(await popupOf({ app, site, content })), nonce }
  const { html, headers } = await renderPlatformPage(app, site, page)
  const { 'content-type': contentType = '', 'cache-control': cacheControl = '', ...more } = headers
  return prepareResponse({ body: html, contentType, cacheControl, headers: more })
}

interface PopupParts {
  readonly app: App
  readonly site: LiveSite
  /** Content of the site, which a popup with a form needs for its links. */
  content(): Promise<SiteContent>
}

/** The popup as its owner has it in the settings, on or off. */
export async function popupOf(parts: PopupParts) {
  const { popup, language } = parts.site.settings
  return contentOf(popup, language, (await formOf(parts)) + signUpOf(parts.site))
}

/** Trusted HTML of the popup's sign-up for news; empty where it has none. */
function signUpOf(site: LiveSite): string {
  const { settings } = site
  const { signUp } = settings.popup
  if (signUp === null) return ''
  const words = wordsOn(site)
  const { listId, asks, consent } = signUp
  const form = {
    ...{ listId, consent, elementId: 'popup', button: words.blockSignUp },
    ...{ asksFirst: asks !== 'email', asksLast: asks === 'name' },
  }
  return renderSignUp(form, { words, captcha: settings.visitorCaptcha, hasScript: true })
}

/** Trusted HTML of the popup's form; empty where it has none, or none that is open. */
async function formOf({ app, site, content }: PopupParts): Promise<string> {
  const { formId } = site.settings.popup
  if (formId === null) return ''
  const forms = await app.database.inSite(site.id, (tx) => findForms(tx, [formId], app.clock.now()))
  const shown = forms.get(formId)
  if (!shown?.isOpen) return ''
  return renderForm(shown, {
    words: wordsOn(site),
    redirect: resolveLink(shown.form.successRedirect, siteLinks(await content())) ?? '',
    hasScript: true,
  })
}
