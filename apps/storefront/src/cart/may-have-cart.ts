import { isSignedIn } from '@sitewright/core/site/site-user'
import { readCookie } from '../cookies.ts'

/** Whether there can be a cart worth asking for (specification §4): otherwise the page makes no request at all. */
export function mayHaveCart(): boolean {
  if (window.Static?.SQUARESPACE_CONTEXT?.sellsNothing) return false
  return readCookie('hasCart') === 'true' || isSignedIn(document.cookie)
}
