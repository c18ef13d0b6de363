/** Template code and tags that an owner writes stay plain text, in every field and every format. */

import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { PAGE_FORMATS } from '@sitewright/page/address/page-url'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Hostile text of at most 100 characters, the limit of titles. */
const WORDS =
  '{website.id}<squarespace:navigation navigationId="mainNav"/><script>alert(1)</script>"\''
const TAG = '{website.id}<squarespace:query/><script>alert(1)'
const CATEGORY = '{website.id}<script>'

let world: TestWorld
const paths: string[] = ['/', '/search?q=website', '/nothing-here']

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function made(path: string, input: object) {
  const { status, body, text } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return body
}

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  const settings = {
    ...DEFAULT_SITE_SETTINGS,
    title: WORDS,
    timeZone: 'UTC',
    tagline: WORDS,
    description: WORDS,
    homepageTitleFormat: `%s ${WORDS}`,
    commentsEnabled: true,
    contact: {
      addressTitle: WORDS,
      addressLine1: WORDS,
      addressLine2: WORDS,
      addressCountry: WORDS,
      email: '',
      phone: '{website.id}<script>',
      hours: WORDS,
    },
  }
  const put = await world.owner.put(api('/settings'), settings)
  if (put.status !== 200) throw new Error(put.text)
  const { author } = await made('/authors', {
    displayName: WORDS,
    bio: WORDS,
    avatarId: null,
    websiteUrl: '',
  })
  for (const kind of ['page', 'blog', 'events', 'gallery', 'album', 'videos', 'course']) {
    const { page } = await made('/pages', { title: WORDS, kind })
    paths.push(page.path)
    const said = { seoTitle: WORDS, seoDescription: WORDS, description: WORDS }
    const patched = await world.owner.patch(api(`/pages/${page.id}`), { settings: said })
    if (patched.status !== 200) throw new Error(patched.text)
    if (kind === 'page') continue
    const { item } = await made(`/collections/${page.id}/items`, {
      title: WORDS,
      status: 'public',
      tags: [TAG],
      categories: [CATEGORY],
      seoTitle: WORDS,
      seoDescription: WORDS,
      ...(kind === 'blog' && { authorId: author.id }),
      ...(kind === 'events' && {
        startsAt: world.app.clock.now() + 3_600_000,
        endsAt: world.app.clock.now() + 7_200_000,
        location: {
          addressTitle: WORDS,
          addressLine1: WORDS,
          addressLine2: '',
          addressCountry: WORDS,
        },
      }),
    })
    paths.push(new URL(item.url).pathname)
  }
  await made('/publish', {})
})
afterAll(() => world.close())

const read = (path: string, format: string) =>
  world.visitor().get(`${path}${path.includes('?') ? '&' : '?'}format=${format}`)

/** Feeds and calendars exist for some pages only. */
const LEAST_SHOWN: Readonly<Record<string, number>> = { ical: 1, rss: 1 }

describe.each(PAGE_FORMATS)('as %s', (format) => {
  it('what owners write is shown as it was written, and does nothing', async () => {
    const answers = await Promise.all(paths.map((path) => read(path, format)))
    for (const [index, { status, text, headers }] of answers.entries()) {
      const path = paths[index]
      expect([200, 404], path).toContain(status)
      // Had it run, the code would have become the site's id.
      expect(text, path).not.toMatch(new RegExp(`${world.site.id}(?:<|&lt;|\\\\u003c)`))
      const type = String(headers['content-type'])
      if (type.includes('html')) expect(text, path).not.toMatch(/<script>alert|<squarespace:/)
      if (type.includes('json')) expect(() => JSON.parse(text), path).not.toThrow()
    }
    const shown = answers.filter(({ text }) => text.includes('{website.id}'))
    expect(shown.length).toBeGreaterThanOrEqual(LEAST_SHOWN[format] ?? paths.length / 2)
  })
})
