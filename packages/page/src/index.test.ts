/** A page from end to end: of plain data, without a server, a database or a file. */

import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { DEFAULT_SITE_STYLE } from '@sitewright/core/site/site-style'
import { loadTheme, themeFrom } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { findPage } from './address/find-page.ts'
import { readPageUrl } from './address/page-url.ts'
import { bareData } from './data/page-data.ts'
import type { PageRecord, SiteContent } from './data/site-content.ts'
import type { SiteFacts } from './data/site-facts.ts'
import { makePage } from './index.ts'
import { testId, textDocument } from './test-page.ts'
import { pagesOfEveryType } from './test-views.ts'

const theme = themeFrom(
  new Map([
    [
      'template.conf',
      Buffer.from('{"layouts": {"default": {"name": "Default", "regions": ["site"]}}}'),
    ],
    [
      'site.region',
      Buffer.from(
        '<!doctype html><html lang="en"><head>{squarespace-headers}</head><body class="{squarespace.page-classes}">{squarespace.main-content}</body></html>',
      ),
    ],
  ]),
  { id: 'plain' },
)

const about: PageRecord = {
  id: testId(1),
  type: COLLECTION_TYPES.page,
  kind: 'page',
  parentId: undefined,
  settings: DEFAULT_COLLECTION_SETTINGS,
  title: 'About us',
  navigationTitle: 'About',
  urlId: 'about',
  isHome: false,
  documentId: testId(2),
  updatedAt: 0,
}

const content: SiteContent = {
  siteId: testId(3),
  version: testId(4),
  header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
  pages: new Map([[about.id, about]]),
  navigations: new Map(),
  fields: new Map(),
  formerHomes: [],
  style: { ...DEFAULT_SITE_STYLE, theme: theme.id },
}

const site: SiteFacts = {
  id: testId(3),
  identifier: 'clay',
  title: 'Clay & Co',
  timeZone: 'Europe/Berlin',
  publishedAt: 0,
  createdAt: 0,
  settings: DEFAULT_SITE_SETTINGS,
  status: 'public',
  origin: 'https://clay.example.com',
}

const FRAME = {
  styles: { path: '/site.css', fonts: [] },
  scripts: { globals: [], modules: [], preloads: [] },
}

describe('an address', () => {
  it('becomes a page', async () => {
    const url = readPageUrl('/about')
    expect(url).toMatchObject({ path: '/about', format: 'html' })
    const found = findPage(content, '/about')
    expect(found).toEqual({ kind: 'page', page: about })

    const source = { site, theme, content, mode: 'publish', now: 0 } as const
    const documents = new Map([
      [testId(2), textDocument('Cups, thrown by hand.', [testId(10), testId(11)])],
    ])
    const data = { ...bareData(source, { kind: 'page', page: about }), documents }
    const { body, contentType, problems } = makePage(data, FRAME)

    expect(problems).toEqual([])
    expect(contentType).toBe('text/html; charset=utf-8')
    await expect(`${body}\n`).toMatchFileSnapshot('golden/about.html')
  })
})

describe('a built-in theme', () => {
  it('becomes whole pages of every type, of values alone', async () => {
    const hearth = await loadTheme(`${import.meta.dirname}/../../../themes/hearth`)
    for (const [type, data] of Object.entries(pagesOfEveryType(hearth))) {
      const { body, problems } = makePage(data, FRAME)
      expect(problems, type).toEqual([])
      expect(body, type).toMatch(/^<!doctype html>/i)
      expect(body.trimEnd(), type).toMatch(/<\/html>$/)
      expect(body.match(/<main\b/g), type).toHaveLength(1)
    }
  })

  it('shows its header, what was written and the footer', async () => {
    const hearth = await loadTheme(`${import.meta.dirname}/../../../themes/hearth`)
    const { post } = pagesOfEveryType(hearth)
    if (!post) throw new Error('No sample of a post')
    const { body } = makePage(post, FRAME)
    for (const text of ['Clay &amp; Co', 'Made with care', '/site.css'])
      expect(body).toContain(text)
  })
})
