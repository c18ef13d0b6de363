/** A `fetch` for uploads in browsers: `fetch` itself does not report how much of a body has been sent. */

/** `onSent` is called with the sent part of the body, from 0 to 1. Network trouble throws, as with `fetch`. */
export function sendWithProgress(onSent: (part: number) => void): typeof fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1)
      request.onload = () => {
        const { status, statusText } = request
        resolve(new Response(request.responseText, { status, statusText }))
      }
      request.onerror = () => reject(new TypeError('Network error'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) return reject(signal.reason)
      request.send(body as XMLHttpRequestBodyInit)
    })
}
