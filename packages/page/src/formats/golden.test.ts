import { loadTheme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { PAGE_FORMATS, type PageFormatName } from '../address/page-url.ts'
import type { PageData } from '../data/page-data.ts'
import { pagesOfEveryType } from '../test-views.ts'
import { makePage } from './make-page.ts'
import type { Place } from './page-format.ts'
import { FORMATS } from './registry.ts'

let pages: Readonly<Record<string, PageData>>

beforeAll(async () => {
  pages = pagesOfEveryType(
    await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`),
  )
})

const FRAME = {
  styles: { path: '/site.0.css', fonts: [] },
  scripts: { globals: [], modules: ['/assets-sw/loader-1.js'], preloads: [] },
}

function pageOfType(name: string): PageData {
  const data = pages[name]
  if (!data) throw new Error(`No sample of ${name}`)
  return data
}

function body(data: PageData, format: PageFormatName): string {
  return makePage(data, FRAME, { format }).body
}

/** Ids of documents are made up anew in each run; those of the sample are all zeros and a number. */
function stable(text: string): string {
  const known = new Map<string, string>()
  return text.replace(/\b(?!0{12})[0-9a-f]{24}\b/g, (id) => {
    if (!known.has(id)) known.set(id, `id-${known.size + 1}`)
    return known.get(id) ?? id
  })
}

/** The head without the script context, which is stored once as page-context. */
function headOf(html: string): string {
  const head = /<head>\n([\s\S]*)<\/head>/.exec(html)?.[1] ?? html
  return head.replace(/(SQUARESPACE_CONTEXT = ).*?(;<\/script>)/, '$1…$2')
}

/** The stored part of each format: of HTML the head, since the rest is main-content in the theme's layout. */
const KEPT: Readonly<
  Partial<Record<PageFormatName, { ending: string; of: (body: string) => string }>>
> = {
  html: { ending: 'head.html', of: headOf },
  ical: { ending: 'ics', of: (text) => text.replaceAll('\r\n', '\n') },
  'json-pretty': { ending: 'json', of: (text) => `${text}\n` },
  'main-content': { ending: 'main-content.html', of: (html) => `${html}\n` },
  navigations: {
    ending: 'navigations.json',
    of: (text) => `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`,
  },
  'page-context': {
    ending: 'page-context.json',
    of: (text) => `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`,
  },
  rss: { ending: 'xml', of: (text) => text },
}

const TYPES = [
  'home',
  'page',
  'cover-page',
  'hidden-page',
  'store',
  'product',
  'blog',
  'blog-by-tag',
  'post',
  'events',
  'events-as-calendar',
  'event',
  'gallery',
  'picture',
  'album',
  'track',
  'videos',
  'video',
  'course',
  'lesson',
  'index',
  'folder',
] as const

describe.each(TYPES)('%s', (name) => {
  it.each(PAGE_FORMATS)('as %s is what it was', async (format) => {
    const data = pageOfType(name)
    const kept = KEPT[format]
    if (!kept || !FORMATS[format].appliesTo(data.view as Place)) return
    const text = stable(kept.of(body(data, format)))
    await expect(text).toMatchFileSnapshot(`golden/${name}.${kept.ending}`)
  })

  it('as JSON is the same as for reading', () => {
    const data = pageOfType(name)
    const [plain, pretty] = [body(data, 'json'), body(data, 'json-pretty')]
    expect(JSON.stringify(JSON.parse(pretty))).toBe(plain)
  })
})

it('has a sample of every type that is looked at', () => {
  expect(Object.keys(pages)).toEqual([...TYPES, 'not-found'])
})
