/** Items of the sample site's collections. */

import { type ItemInput, itemInput } from '@sitewright/api/items/shapes'
import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { z } from 'zod'
import { addItem, collectionOf, saveAuthor } from '../features/items/index.ts'
import type { SiteTx } from '../platform/database.ts'
import { itemBody, type SamplePages } from './pages.ts'
import {
  AUTHORS,
  POST_CATEGORIES,
  POST_TAGS,
  plainTitle,
  sentence,
  titleAt,
  UNSEEN,
} from './words.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Hidden items (specification §4): every state but public, with a word in their title that must not be found anywhere. */
const HIDDEN = [
  { status: 'draft' },
  { status: 'needsReview' },
  { status: 'private' },
  { status: 'scheduled', days: 30 },
  { status: 'public', days: 400 },
] as const

/** Posts of the sample site. */
export const POST_COUNT = 60

type Input = z.input<typeof itemInput>

export interface SampleMedia {
  readonly pictureIds: readonly Id[]
  readonly soundUrls: readonly string[]
}

/** `now` is in milliseconds; everything is dated from there, so that what is to come stays to come. */
export async function addSampleItems(
  site: SiteTx,
  pages: SamplePages,
  { media, now }: { media: SampleMedia; now: number },
): Promise<void> {
  const { pictureIds, soundUrls } = media
  const picture = (index: number): Id => pictureIds[index % pictureIds.length] ?? ''
  const authorIds = await addAuthors(site, picture(7))

  const fill = async (pageId: Id, inputs: readonly Input[]) => {
    const collection = await collectionOf(site, pageId)
    for (const [index, raw] of inputs.entries()) {
      const input: ItemInput = itemInput.parse(raw)
      await addItem(site, collection, { input, now, body: itemBody(index, picture(index)) })
    }
  }

  await fill(pages.blog, posts(POST_COUNT, { now, authorIds, picture }))
  await fill(
    pages.news,
    posts(12, { now, authorIds, picture }).map(({ title, ...post }) => ({
      ...post,
      title: `News: ${title}`,
    })),
  )
  await fill(pages.events, events({ now, picture }))
  await fill(pages.pictures, media24('Picture', { now, picture }))
  await fill(pages.drawings, media24('Drawing', { now, picture }))
  await fill(
    pages.album,
    soundUrls.map((audioUrl, index) => ({
      title: titleAt(index + 5),
      status: 'public' as const,
      publishOn: now - DAY,
      imageId: picture(0),
      content: { audioUrl, artist: AUTHORS[1], durationMs: 1_000 },
    })),
  )
  await fill(
    pages.videos,
    [0, 1, 2].map((index) => ({
      title: `Film: ${plainTitle(index)}`,
      status: 'public' as const,
      publishOn: now - DAY,
      imageId: picture(index),
      content: { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    })),
  )
  const lesson = (index: number) => ({
    title: `Lesson ${index + 1}: ${plainTitle(index * 3)}`,
    status: 'public' as const,
    publishOn: now - DAY,
    recordType: RECORD_TYPES.text,
    imageId: picture(index),
  })
  await fill(
    pages.course,
    Array.from({ length: 9 }, (_, index) => ({
      ...lesson(index),
      content: { chapter: `Chapter ${1 + Math.floor(index / 3)}: Ton und 土` },
    })),
  )
  await fill(pages.lessons, [0, 1, 2, 3].map(lesson))
  for (const pageId of [pages.events, pages.pictures, pages.album, pages.course, pages.lessons]) {
    await fill(pageId, hidden(now, { startsAt: now + DAY }))
  }
}

async function addAuthors(site: SiteTx, avatarId: Id): Promise<Id[]> {
  const authors = AUTHORS.map((displayName, index) => ({
    id: newId(),
    displayName,
    bio: sentence(index),
    avatarId: index === 0 ? avatarId : null,
    websiteUrl: '',
  }))
  for (const author of authors) await saveAuthor(site, author)
  return authors.map(({ id }) => id)
}

interface PostKit {
  readonly now: number
  readonly authorIds: readonly Id[]
  picture(index: number): Id
}

function posts(count: number, { now, authorIds, picture }: PostKit): Input[] {
  const shown = Array.from({ length: count }, (_, index): Input => {
    const isQuote = index % 10 === 3
    const isLink = index % 10 === 6
    return {
      title: titleAt(index),
      recordType: isQuote ? RECORD_TYPES.quote : RECORD_TYPES.text,
      status: 'public',
      publishOn: now - (index + 1) * 5 * DAY,
      excerpt: index % 3 === 0 ? textDocument(paragraph(sentence(index))) : undefined,
      imageId: index % 4 === 3 ? null : picture(index),
      authorId: authorIds[index % authorIds.length] ?? null,
      tags: [...new Set([POST_TAGS[index % 5], POST_TAGS[index % 3]])].flatMap((tag) => tag ?? []),
      categories: [POST_CATEGORIES[index % 4]].flatMap((category) => category ?? []),
      starred: index % 12 === 0,
      ...(isLink && { sourceUrl: 'https://example.com/read', passthrough: true }),
      ...(isQuote && { content: { quote: sentence(index), quoteSource: AUTHORS[0] } }),
    }
  })
  return [...shown, ...hidden(now)]
}

function hidden(now: number, more: Partial<Input> = {}): Input[] {
  return HIDDEN.map(({ status, ...rest }, index) => ({
    title: `${UNSEEN} ${status} ${index}`,
    status,
    publishOn: now + ('days' in rest ? rest.days * DAY : -DAY),
    tags: [`${UNSEEN} tag`],
    categories: [`${UNSEEN} category`],
    ...more,
  }))
}

function events({ now, picture }: Pick<PostKit, 'now' | 'picture'>): Input[] {
  const event = (index: number, days: number, hours: number): Input => ({
    title: index % 5 === 2 ? titleAt(index * 2) : `Open workshop ${index + 1}`,
    status: 'public',
    publishOn: now - 60 * DAY,
    startsAt: now + days * DAY,
    endsAt: now + days * DAY + hours * HOUR,
    imageId: picture(index),
    excerpt: textDocument(paragraph(sentence(index))),
    categories: [POST_CATEGORIES[index % 2]].flatMap((category) => category ?? []),
    location: {
      addressTitle: 'The workshop',
      addressLine1: 'Mühlgasse 3',
      addressLine2: '10115 Berlin',
      addressCountry: 'Germany',
      mapLat: 52.53,
      mapLng: 13.38,
    },
  })
  return [
    ...Array.from({ length: 8 }, (_, index) => event(index, -7 * (index + 1), 3)),
    ...Array.from({ length: 8 }, (_, index) => event(index + 8, 7 * (index + 1), 3)),
    { ...event(16, 10, 72), title: 'Three days of firing' },
  ]
}

function media24(name: string, { now, picture }: Pick<PostKit, 'now' | 'picture'>): Input[] {
  return Array.from({ length: 24 }, (_, index) => ({
    title: `${name} ${index + 1}: ${titleAt(index)}`,
    status: 'public' as const,
    publishOn: now - DAY,
    imageId: picture(index),
  }))
}
