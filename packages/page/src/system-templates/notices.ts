/** Pages that have no content of their own. */

import { say } from '../words/page-words.ts'

export const notFoundPage = `<div class="sw-notice"><h1>${say('pageNotFound')}</h1>
<p>${say('pageNothingAtAddress')}</p><p><a href="/">${say('pageGoHome')}</a></p></div>`

export const errorPage = `<div class="sw-notice"><h1>${say('pageWentWrong')}</h1>
<p>${say('pageTryAgainSoon')}</p></div>`

/** Shown for pages that need a template which the site's theme does not have. */
export const templateMissingPage = `<div class="sw-notice"><h1>{collection.title|html}</h1>
<p>${say('pageNoTemplate')}</p><p><a href="/">${say('pageGoHome')}</a></p></div>`
