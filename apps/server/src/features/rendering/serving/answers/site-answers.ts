/** What decides for all pages of a site at once. */

import { answerRemote } from '../workshop/answer-remote.ts'
import type { Answer } from './site-request.ts'

/** In the workshop of a theme, pages of another site. */
export const remotePage: Answer = ({ rendering, request }) => {
  const { workshop } = rendering
  return workshop?.remote && answerRemote(rendering, workshop, request.raw.url ?? '/')
}

export const unpublished: Answer = ({ rendering: { plain }, site }) =>
  site.publicationId === undefined ? plain.unpublished : undefined

/** Answers nothing: from now on the fast lane finds finished pages of the site by its host. */
export const rememberHost: Answer = ({ rendering: { hosts }, request, site }) => {
  hosts.remember(request.headers.host, site)
  return undefined
}
