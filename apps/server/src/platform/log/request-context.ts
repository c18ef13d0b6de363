/**
 * Request context: the id of the request that is being answered, in every line of the log that its handling writes, however
 * deep. Pages from memory are answered outside of it. Following promises costs about a tenth of a microsecond for each.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '@sitewright/core/id'

export interface RequestContext {
  readonly requestId: string
  /** Site that the request turned out to be about. */
  siteId?: Id
}

const contexts = new AsyncLocalStorage<RequestContext | undefined>()

/** Context of the request that is being answered; undefined in the background. */
export const requestContext = (): RequestContext | undefined => contexts.getStore()

export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work)
}

/** For what outlives the request that happened to begin it, such as a connection or a service. */
export function outsideRequests<Result>(work: () => Result): Result {
  return contexts.getStore() === undefined ? work() : contexts.run(undefined, work)
}

/** Notes which site the request is about, for the request log. */
export function noteSite(siteId: Id): void {
  const context = contexts.getStore()
  if (context) context.siteId = siteId
}
