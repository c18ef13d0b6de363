/** Calls as somebody in a browser makes them, with its cookies and the crumb. */

import type { APIRequestContext, Page } from '@playwright/test'
import type { Answer } from '@sitewright/testing/markup/marked-fields'
import type { Person } from '@sitewright/testing/markup/marked-site'

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>

const asPerson = (send: Send): Person => ({
  get: (path) => send('GET', path),
  post: (path, body) => send('POST', path, body),
  put: (path, body) => send('PUT', path, body),
  patch: (path, body) => send('PATCH', path, body),
  delete: (path) => send('DELETE', path),
})

/** Somebody at the studio, who needs no page for it. */
export function ownerBy(request: APIRequestContext, studio: string): Person {
  return asPerson(async (method, path, data) => {
    const { crumb } = await (await request.get(`${studio}/api/session`)).json()
    const headers = { 'x-csrf-token': crumb }
    const response = await request.fetch(studio + path, { method, headers, data })
    const text = await response.text()
    const isJson = response.headers()['content-type']?.includes('json')
    return { status: response.status(), body: isJson ? JSON.parse(text) : text }
  })
}

/** Somebody at the studio that the page shows. */
export const ownerOn = (page: Page) => personOn(page, '/api/session')

/** Somebody on the site that the page shows. */
export const shopperOn = (page: Page) => personOn(page, '/api/crumb')

function personOn(page: Page, crumbPath: string): Person {
  return asPerson((method, path, body) =>
    page.evaluate(
      async ({ crumbPath, method, path, body }) => {
        const { crumb } = await (await fetch(crumbPath)).json()
        const headers = {
          'x-csrf-token': crumb,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        }
        const response = await fetch(path, { method, headers, body: body ?? null })
        return { status: response.status, body: await response.json() }
      },
      { crumbPath, method, path, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ),
  )
}
