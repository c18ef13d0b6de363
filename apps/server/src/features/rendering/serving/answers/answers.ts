/** Chain of responsibility: every way to answer a request for something of a site, in order. */

import type { PreparedResponse } from '../http/prepared-response.ts'
import { closedFile, crawlerFile, favicon, lookFile, platformSheet } from './file-answers.ts'
import { nothingHere } from './not-found.ts'
import { keptPage, lockedPage, otherForm, pageForSome } from './page-answers.ts'
import { popupPage } from './popup-page.ts'
import { movedPage, otherCase, redirected } from './redirect-answers.ts'
import { searchPage } from './search-page.ts'
import { rememberHost, remotePage, unpublished } from './site-answers.ts'
import type { Answer, SiteRequest } from './site-request.ts'

/** Tried in order: the first that answers wins, and the last always does. */
const ANSWERS: readonly Answer[] = [
  lookFile,
  platformSheet,
  favicon,
  crawlerFile,
  closedFile,
  remotePage,
  unpublished,
  rememberHost,
  searchPage,
  popupPage,
  movedPage,
  otherForm,
  lockedPage,
  pageForSome,
  keptPage,
  redirected,
  otherCase,
  nothingHere,
]

export async function answerTo(request: SiteRequest): Promise<PreparedResponse> {
  for (const answer of ANSWERS) {
    const response = await answer(request)
    if (response) return response
  }
  throw new Error('Not even "there is nothing here" answered')
}
