import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** "This has another address for good." Only for targets that were made or checked here. */
export function redirect(location: string): Promise<PreparedResponse> {
  return prepareResponse({
    status: 301,
    body: '',
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=300',
    headers: { location: encodeURI(decodeSafely(location)) },
  })
}

function decodeSafely(location: string): string {
  try {
    return decodeURI(location)
  } catch {
    return location
  }
}
