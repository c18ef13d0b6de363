import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** "This has another address", for good (301) or for now. Only for targets that were made or checked here. */
export function redirect(location: string, status: 301 | 302 = 301): PreparedResponse {
  return prepareResponse({
    status,
    body: '',
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=300',
    headers: { location: inHeader(location) },
  })
}

/** What is written as addresses write it stays as it is: `%26` in a question is no `&`. */
function inHeader(location: string): string {
  return encodeURI(location.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, '%')
}
