// @vitest-environment happy-dom
/** Holds the platform's own templates to say nothing to visitors that is not in the table of words. */

import { readdirSync } from 'node:fs'
import type { JsonObject } from '@sitewright/core/json'
import { ENGLISH as ISLANDS } from '@sitewright/core/words/english'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageData } from '../data/page-data.ts'
import type { PageFrame } from '../head/head.ts'
import { renderMainContent, renderPage } from '../render/render-page.ts'
import { pagesOfEveryType } from '../test-views.ts'
import { ENGLISH, type PageWord } from './english.ts'
import { LANGUAGES, pageWords } from './page-words.ts'
import { shopWords } from './shop-words.ts'

const FRAME: PageFrame = {
  styles: { path: '/site.0.css', fonts: [] },
  scripts: { globals: [], modules: [], preloads: [] },
}
const SAID = 'ψψψ'
const THEMES = `${import.meta.dirname}/../../../../themes`
const BUILT_IN = readdirSync(THEMES)

/** Words of no language, with their parts. */
function pseudo(words: Readonly<Record<string, string>>): JsonObject {
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    [SAID, ...(text.match(/\{\w+\}/g) ?? [])].join(' '),
  ])
  return Object.fromEntries(entries)
}

const PSEUDO = pseudo({ ...ENGLISH, ...shopWords('de').strings })

let pages: Readonly<Record<string, PageData>>
let plain: Theme

beforeAll(async () => {
  plain = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
  pages = pagesOfEveryType(plain)
})

/** A page of a site in a language, in a theme that leaves its lists and items to the platform unless another is given. */
function pageIn(
  name: string,
  language: string,
  strings: JsonObject = {},
  theme: Theme = { ...plain, collections: new Map(), pages: new Map() },
): PageData {
  const data = pages[name]
  if (!data) throw new Error(`No sample of ${name}`)
  const { site } = data
  return {
    ...data,
    site: { ...site, settings: { ...site.settings, language } },
    theme: { ...theme, strings: { ...theme.strings, template: new Map([['en-us', strings]]) } },
  }
}

/** The empty list of a page, where it has one. */
function emptied({ view, ...data }: PageData): PageData {
  const nothing = view.kind === 'list' ? { items: [], past: [], total: 0 } : { children: [] }
  return { ...data, view: { ...view, ...nothing } as PageData['view'] }
}

const search = (data: PageData, found: object): PageData => ({
  ...data,
  view: {
    kind: 'search',
    found: {
      question: { query: 'ωωω', type: undefined, collectionId: undefined, page: 2 },
      correctedQuery: undefined,
      results: [],
      counts: {},
      total: 0,
      pageSize: 20,
      ...found,
    },
  } as unknown as PageData['view'],
})

const result = (type: string) => ({
  type,
  url: '/',
  title: 'ωωω',
  collectionTitle: '',
  excerpt: '',
})

const READ_ALOUD = ['aria-label', 'placeholder', 'title', 'alt']

function textsIn(node: Node): string[] {
  const own = node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []
  return [...own, ...[...node.childNodes].flatMap(textsIn)]
}

function heardIn(html: string): string {
  document.body.innerHTML = html.slice(Math.max(0, html.indexOf('<body')))
  for (const silent of document.querySelectorAll('script, style, noscript')) silent.remove()
  const told = [...document.querySelectorAll('*')].flatMap((element) =>
    READ_ALOUD.map((name) => element.getAttribute(name) ?? ''),
  )
  return [...textsIn(document.body), ...told].join(' ')
}

const latin = (text: string) => text.match(/\p{Script=Latin}{3,}/gu) ?? []

/** Words that an owner wrote, and names of services and time zones, on the pages of the sample. */
function givenIn(data: PageData): ReadonlySet<string> {
  const text = JSON.stringify(data, (key, value) => {
    if (key === 'theme') return undefined
    return value instanceof Map ? [...value] : value
  })
  return new Set([...latin(text), 'Google', 'Instagram', 'iCal', 'EDT'])
}

function expectOnlyGiven(data: PageData, html = renderMainContent(data).html): void {
  const given = givenIn(data)
  const heard = heardIn(html)
  expect(latin(heard).filter((word) => !given.has(word))).toEqual([])
}

const OF_THE_PLATFORM = [
  ...['store', 'product', 'blog', 'blog-by-tag', 'post', 'events', 'events-as-calendar', 'event'],
  ...['gallery', 'picture', 'album', 'track', 'videos', 'video', 'course', 'lesson', 'index'],
  ...['folder', 'not-found'],
]

describe('what pages of the platform say', () => {
  it.each(OF_THE_PLATFORM)('to visitors is in the site’s language: %s', (name) => {
    expectOnlyGiven(pageIn(name, 'el', PSEUDO))
    expectOnlyGiven(emptied(pageIn(name, 'el', PSEUDO)))
  })

  it.each([
    ['without a question', { question: { query: '', page: 1 } }],
    ['without a result', {}],
    ['with a better spelling', { correctedQuery: 'ω' }],
    ['with results', { results: [result('posts')], counts: { posts: 9, pages: 70 }, total: 79 }],
  ])('to visitors is in the site’s language: a search %s', (_what, found) => {
    expectOnlyGiven(search(pageIn('not-found', 'el', PSEUDO), found))
  })

  it.each(BUILT_IN)('to visitors is in the site’s language in the theme %s', async (name) => {
    const theme = await loadTheme(`${THEMES}/${name}`)
    const own = theme.strings.template.get('en-us') as Record<string, string>
    const strings = { ...PSEUDO, ...pseudo(own) }
    for (const page of ['home', ...OF_THE_PLATFORM]) {
      for (const data of [
        pageIn(page, 'el', strings, theme),
        emptied(pageIn(page, 'el', strings, theme)),
      ]) {
        expectOnlyGiven(data, renderPage(data, FRAME).html)
      }
    }
    const asked = search(pageIn('not-found', 'el', strings, theme), { correctedQuery: 'ω' })
    expectOnlyGiven(asked, renderPage(asked, FRAME).html)
    for (const language of LANGUAGES.keys()) {
      const found = [...theme.strings.template].find(([locale]) => locale.startsWith(language))
      expect(Object.keys(found?.[1] ?? {}).sort()).toEqual(Object.keys(own).sort())
    }
  })

  it('is in English in no list of a site in German', () => {
    expect(heardIn(renderMainContent(emptied(pageIn('gallery', 'de-CH'))).html)).toContain(
      'Es gibt noch keine Bilder.',
    )
    expect(heardIn(renderMainContent(pageIn('product', 'de')).html)).toContain('In den Warenkorb')
  })
})

describe('the words of pages', () => {
  it.each([...LANGUAGES])('in %s are all there, with the same parts to fill in', (_name, words) => {
    const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of Object.keys(ENGLISH) as PageWord[]) {
      expect(words[key].trim()).not.toBe('')
      expect(parts(words[key])).toEqual(parts(ENGLISH[key]))
      // An apostrophe begins a quotation in a message.
      expect(words[key]).not.toContain("'")
    }
  })

  it.each([
    ['de-CH', 'Weiter'],
    ['ja', '次へ'],
    ['nl', 'Next'],
  ])('in %j are those of its language, or English', (language, word) => {
    expect(pageWords(language).pageNext).toBe(word)
  })
})

describe('words for the scripts of a page', () => {
  const brought = (data: PageData, frame = FRAME): JsonObject | undefined => {
    const { html } = renderPage(data, frame)
    const json = /<script type="application\/json" id="sw-words">(.*?)<\/script>/.exec(html)?.[1]
    return json === undefined ? undefined : JSON.parse(json)
  }

  it('are none on a page in English', () => {
    expect(brought(pageIn('product', 'en-US'))).toBeUndefined()
  })

  it('are those of the islands on it', () => {
    expect(brought(pageIn('product', 'de'))).toMatchObject({ 'Added!': 'Hinzugefügt!' })
    const others = brought(pageIn('page', 'de'))
    expect(others).toMatchObject({ '1 item': '1 Artikel' })
    expect(others).not.toHaveProperty('Added!')
  })

  it('are all of them where scripts of the theme may bring other islands', () => {
    const frame = { ...FRAME, scripts: { ...FRAME.scripts, globals: ['/theme-globals.js'] } }
    expect(Object.keys(brought(pageIn('page', 'fr'), frame) ?? {})).toHaveLength(
      Object.keys(ISLANDS).length,
    )
  })
})
