/** A site with a page of every kind, made by its owner's calls. */

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { world } from './world.ts'

export interface EveryKind {
  readonly id: string
  /** Address of a page of the site. */
  at(path: string): string
  /** Paths that visitors can open, by what they show. */
  readonly paths: Readonly<Record<(typeof KINDS_OF_PAGES)[number], string>>
  /** Shows the site in one of the built-in themes from now on. */
  wear(request: APIRequestContext, theme: string): Promise<void>
}

export const KINDS_OF_PAGES = [
  'blog',
  'blog by category',
  'post',
  'empty blog',
  'events',
  'calendar',
  'event',
  'gallery',
  'picture',
  'empty gallery',
  'album',
  'track',
  'videos',
  'video',
  'course',
  'lesson',
  'index',
  'folder',
  'cover',
  'search page',
  'search without results',
] as const

const DAY = 86_400_000
const PARAGRAPH =
  'Clay remembers every hand that touched it. We wedge it, rest it, throw it and rest it again, and only then does it meet the fire for the first of two times.'

interface Made {
  readonly id: string
  readonly path: string
}

export async function makeEveryKind(request: APIRequestContext): Promise<EveryKind> {
  const { demo, port } = world()
  const name = `kinds${randomBytes(4).toString('hex')}`
  const post = async (path: string, data: unknown, crumb = '') => {
    const response = await request.post(demo.studio + path, {
      data,
      headers: crumb ? { 'x-csrf-token': crumb } : {},
    })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const crumbOf = async () => (await (await request.get(`${demo.studio}/api/session`)).json()).crumb
  await post(
    '/api/sign-up',
    { name: 'Ana Owner', email: `${name}@example.com`, password: 'correct horse battery' },
    await crumbOf(),
  )
  const crumb = await crumbOf()
  const { site } = await post(
    '/api/sites',
    { title: 'Salt & Kiln', startingPointId: 'studio' },
    crumb,
  )
  const call = (path: string, data: unknown) => post(`/s/${site.id}/api${path}`, data, crumb)
  const pictures = await uploadPictures(request, site.id, crumb)
  const picture = (index: number) => pictures[index % pictures.length]

  const page = async (kind: string, title: string, settings: object = {}): Promise<Made> => {
    const { page: made } = await call('/pages', { kind, title })
    const response = await request.patch(`${demo.studio}/s/${site.id}/api/pages/${made.id}`, {
      data: { settings },
      headers: { 'x-csrf-token': crumb },
    })
    if (!response.ok()) throw new Error(`${title}: ${await response.text()}`)
    return made
  }
  const add = async ({ id }: Made, input: object) => {
    const { item } = await call(`/collections/${id}/items`, { status: 'public', ...input })
    return item as { id: string; url: string; documentId: string | null }
  }
  const write = async ({ id, documentId }: Awaited<ReturnType<typeof add>>) => {
    if (documentId === null) return
    const operations = [{ kind: 'insertSection', index: 0, section: textSection() }]
    const batchId = randomBytes(8).toString('hex')
    await call(`/documents/${documentId}/operations`, { baseRevision: 1, batchId, operations })
    await call(`/items/${id}/publish`, {})
  }
  const writePage = async ({ id: pageId }: Made) => {
    const response = await request.get(`${demo.studio}/s/${site.id}/api/pages/${pageId}/editor`)
    const { documents } = await response.json()
    const body = documents.find(({ part }: { part: string }) => part === 'page')
    await call(`/documents/${body.id}/operations`, {
      baseRevision: body.revision,
      batchId: randomBytes(8).toString('hex'),
      operations: [{ kind: 'insertSection', index: 0, section: textSection() }],
    })
  }
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname

  const now = Date.now()
  const { author } = await call('/authors', {
    displayName: 'Ines Solberg',
    bio: 'Ines has thrown pots beside the sea for thirty years, and writes about it on Mondays.',
    avatarId: picture(1),
    websiteUrl: 'https://example.com/ines',
  })
  const blog = await page('blog', 'Journal', {
    description: 'Notes from the workshop: glazes that worked, and the many that did not.',
  })
  const titles = [
    'What the fire does to a glaze over a night',
    'A bowl for every morning',
    'On the uses of failure',
    'Why we still dig our own clay',
    'The wheel, slowly',
  ]
  const posts: string[] = []
  for (const [index, title] of titles.entries()) {
    const item = await add(blog, {
      title,
      publishOn: now - (index + 1) * 9 * DAY,
      imageId: picture(index),
      authorId: author.id,
      starred: index === 1,
      categories: index % 2 === 0 ? ['Glazes', 'Fire'] : ['Clay'],
      tags: ['slow', 'stoneware'],
      excerpt: richText(PARAGRAPH),
    })
    await write(item)
    posts.push(pathOf(item))
  }
  await add(blog, {
    title: 'An interview about salt',
    publishOn: now - 60 * DAY,
    sourceUrl: 'https://example.com/interview',
    passthrough: true,
  })

  const events = await page('events', 'Workshops')
  const place = {
    addressTitle: 'The old boathouse',
    addressLine1: '14 Harbour Lane',
    addressLine2: 'Portree',
    addressCountry: 'Scotland',
    mapLat: 57.41,
    mapLng: -6.19,
  }
  const soon = now - (now % DAY) + 2 * DAY
  const evening = await add(events, {
    title: 'An evening at the wheel',
    startsAt: soon + 23 * 3_600_000,
    endsAt: soon + 25 * 3_600_000,
    location: place,
    imageId: picture(2),
    excerpt: richText(PARAGRAPH),
  })
  await write(evening)
  await add(events, {
    title: 'Three days of raku',
    startsAt: soon + 5 * DAY + 15 * 3_600_000,
    endsAt: soon + 7 * DAY + 20 * 3_600_000,
    location: place,
  })
  await add(events, {
    title: 'Open kiln',
    startsAt: now - 40 * DAY,
    endsAt: now - 40 * DAY + 7_200_000,
  })

  const gallery = await page('gallery', 'Pieces', { galleryLightbox: true })
  const shown: string[] = []
  for (let index = 0; index < 8; index += 1) {
    const item = await add(gallery, {
      title: `Piece ${index + 1}`,
      imageId: picture(index),
      excerpt: index === 1 ? richText('Stoneware, ash glaze.') : undefined,
    })
    shown.push(pathOf(item))
  }

  const album = await page('album', 'Sounds of the kiln', {
    imageId: picture(3),
    description: 'Recorded at night beside the firing.',
  })
  const tracks: string[] = []
  for (const title of ['Crackle', 'Rain on the roof', 'The door opens']) {
    const item = await add(album, {
      title,
      content: { audioUrl: `/s/${title.length}.mp3`, artist: 'Ines Solberg', durationMs: 187_000 },
    })
    tracks.push(pathOf(item))
  }

  const videos = await page('videos', 'Films')
  const film = await add(videos, {
    title: 'A day at the workshop',
    imageId: picture(4),
    recordType: 8,
    content: { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    excerpt: richText(PARAGRAPH),
  })
  await add(videos, {
    title: 'Centring',
    imageId: picture(5),
    recordType: 8,
    content: { videoUrl: 'https://vimeo.com/76979871' },
  })

  const course = await page('course', 'Throwing for beginners', {
    imageId: picture(5),
    description: 'Six evenings from a lump of clay to a bowl that holds soup.',
  })
  const lessons: string[] = []
  for (const [chapter, title] of [
    ['The clay', 'Wedging'],
    ['The clay', 'Centring'],
    ['The wheel', 'Opening'],
    ['The wheel', 'Pulling up the walls'],
  ]) {
    const item = await add(course, { title, excerpt: richText(PARAGRAPH), content: { chapter } })
    await write(item)
    lessons.push(pathOf(item))
  }

  const about = await page('page', 'The workshop', { imageId: picture(6) })
  await writePage(about)
  const emptyGallery = await page('gallery', 'Drawings', { imageId: picture(7) })
  const index = await page('index', 'Everything')
  const folder = await page('folder', 'More', {
    folderBehavior: 1,
    description: 'Whatever does not fit elsewhere.',
  })
  const link = await page('link', 'Instagram', { linkUrl: 'https://example.com/' })
  const cover = await page('splash-page', 'Coming soon')
  await writePage(cover)
  const emptyBlog = await page('blog', 'Diary')
  const inside = (...pages: Made[]) => pages.map(({ id }) => ({ collectionId: id }))
  const second = await page('page', 'Visit us')
  await call('/widget/UpdateNavigation', {
    navigation: {
      items: [
        ...inside(blog),
        { collectionId: index.id, items: inside(about, gallery, events) },
        { collectionId: folder.id, items: inside(second, emptyGallery, album, videos, course) },
        ...inside(link),
      ],
    },
  })
  await call('/publish', {})
  const wear = async (request: APIRequestContext, theme: string) => {
    const crumb = async () =>
      (await (await request.get(`${demo.studio}/api/session`)).json()).crumb as string
    const ask = async (method: string, path: string, data: object) => {
      const headers = { 'x-csrf-token': await crumb() }
      const response = await request.fetch(demo.studio + path, { method, data, headers })
      if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    }
    await ask('POST', '/api/sign-in', {
      email: `${name}@example.com`,
      password: 'correct horse battery',
    })
    await ask('PUT', `/s/${site.id}/api/style`, { theme, tweaks: {}, css: '' })
    await ask('POST', `/s/${site.id}/api/publish`, {})
  }
  return {
    id: site.id,
    wear,
    at: (path) => `http://${site.identifier}.localhost:${port}${path}`,
    paths: {
      blog: blog.path,
      'search page': '/search?q=clay',
      'search without results': '/search?q=zzzzqq',
      'blog by category': `${blog.path}?category=Clay`,
      post: posts[1] ?? '',
      'empty blog': emptyBlog.path,
      events: events.path,
      calendar: `${events.path}?view=calendar`,
      event: pathOf(evening),
      gallery: gallery.path,
      picture: shown[1] ?? '',
      'empty gallery': emptyGallery.path,
      album: album.path,
      track: tracks[1] ?? '',
      videos: videos.path,
      video: pathOf(film),
      course: course.path,
      lesson: lessons[1] ?? '',
      index: index.path,
      folder: folder.path,
      cover: cover.path,
    },
  }
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

function textSection() {
  const [section, block] = [id(), id()]
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const text = {
    type: 'doc',
    content: [
      paragraph(PARAGRAPH),
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'Before the second firing' }],
      },
      paragraph(PARAGRAPH),
      paragraph(PARAGRAPH),
    ],
  }
  return {
    id: section,
    settings: { theme: 'light', height: 'small', anchor: '' },
    blocks: { [block]: { id: block, type: 2, version: 1, props: { text } } },
    desktop: { [block]: { x: 0, y: 0, w: 24, h: 8, z: 1 } },
    phone: { auto: true },
  }
}

const id = () => randomBytes(12).toString('hex')

/** Uploads the pictures of the demo shop. */
async function uploadPictures(
  request: APIRequestContext,
  siteId: string,
  crumb: string,
): Promise<string[]> {
  const { demo } = world()
  const at = new URL(demo.site)
  const shop = await request.get(`http://localhost:${at.port}/shop`, { headers: { host: at.host } })
  const home = await request.get(`http://localhost:${at.port}/`, { headers: { host: at.host } })
  const html = (await home.text()) + (await shop.text())
  const addresses = new Set(html.match(/\/images\/[0-9a-f]{24}\/[\w.-]+/g) ?? [])
  const ids: string[] = []
  for (const address of [...addresses].slice(0, 8)) {
    const picture = await request.get(`http://localhost:${at.port}${address}?format=2500w`, {
      headers: { host: at.host },
    })
    const response = await request.post(
      `${demo.studio}/s/${siteId}/api/assets?filename=${encodeURIComponent(address.split('/').at(-1) ?? '')}`,
      {
        data: await picture.body(),
        headers: { 'x-csrf-token': crumb, 'content-type': 'application/octet-stream' },
      },
    )
    if (!response.ok()) throw new Error(await response.text())
    ids.push((await response.json()).asset.id)
  }
  return ids
}
