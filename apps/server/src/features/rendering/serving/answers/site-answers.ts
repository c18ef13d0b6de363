/** Answers that depend on the site alone, whichever page is asked for. */

import { answerRemote } from '../workshop/answer-remote.ts'
import type { Answer } from './site-request.ts'

/** Pages of another site, in the workshop of a theme. */
export const remotePage: Answer = ({ rendering, request }) => {
  const { workshop } = rendering
  return workshop?.remote && answerRemote(rendering, workshop, request.raw.url ?? '/')
}

export const unpublished: Answer = ({ rendering: { plain }, site }) =>
  site.publicationId === undefined ? plain.unpublished : undefined

/** Gives no answer: it lets the fast lane find the site's finished pages by its host from now on. */
export const rememberHost: Answer = ({ rendering: { hosts }, request, site }) => {
  hosts.remember(request.headers.host, site)
  return undefined
}
