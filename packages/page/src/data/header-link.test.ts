import { newId } from '@sitewright/core/id'
import { parseTemplate } from '@sitewright/template'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPage } from '../test-page.ts'

let plain: Theme

beforeAll(async () => {
  plain = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
})

/** Header of a page with a button and an announcement that lead to `url`, once its page About is at `urlId`. */
function header(url: (aboutId: string) => string, urlId = 'about') {
  const layout =
    '<html><body>{.section websiteSettings}{.repeated section headerButtons}<a href="{url}">{label}</a>{.end}{.end}{squarespace.main-content}</body></html>'
  const layouts = new Map([[plain.defaultLayout, parseTemplate(layout)]])
  const page = createTestPage({ ...plain, layouts })
  const about = { ...page.pages.about, urlId }
  const view = { kind: 'page', page: about } as const
  const { content } = page.data(view)
  const to = url(about.id)
  const shown = {
    ...content.header,
    ...{ buttonLabel: 'Book', buttonUrl: to, announcement: 'Sale', announcementUrl: to },
  }
  const pages = new Map([...content.pages, [about.id, about]])
  const { html } = page.render(view, { content: { ...content, header: shown, pages } })
  return [...html.matchAll(/<a href="([^"]*)">(Book|Sale)<\/a>/g)].map(([, href, words]) => [
    words,
    href,
  ])
}

describe('links of the header', () => {
  it('lead to a page by its id, wherever it is', () => {
    const toAbout = (id: string) => `page:${id}`
    for (const urlId of ['about', 'who-we-are']) {
      const both = header(toAbout, urlId)
      expect(both.sort()).toEqual([
        ['Book', `/${urlId}`],
        ['Sale', `/${urlId}`],
      ])
    }
  })

  it('lead to an address as it is written', () => {
    expect(header(() => '/shop').sort()).toEqual([
      ['Book', '/shop'],
      ['Sale', '/shop'],
    ])
  })

  it('are not there once their page is gone', () => {
    expect(header(() => `page:${newId()}`)).toEqual([])
  })
})
