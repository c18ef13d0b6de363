import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** Redirect, permanent (301) or for now. Only for targets that were made or checked here. */
export function redirect(
  location: string,
  status: 301 | 302 = 301,
  cacheControl = 'public, max-age=300',
): PreparedResponse {
  return prepareResponse({
    status,
    body: '',
    contentType: 'text/plain; charset=utf-8',
    cacheControl,
    headers: { location: inHeader(location) },
  })
}

/** Escapes what is not allowed in an address, and leaves what is escaped: `%26` in a query is no `&`. */
function inHeader(location: string): string {
  return encodeURI(location.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, '%')
}
