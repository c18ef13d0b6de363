import { parseTemplate } from '@sitewright/template'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPage } from '../test-page.ts'

const BAR =
  '<aside class="sqs-announcement-bar" aria-label="Announcement"><div class="sqs-announcement-bar-content"><div class="sqs-announcement-bar-text">Two for &lt;one&gt; $&amp;</div></div></aside>'

let plain: Theme

beforeAll(async () => {
  plain = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
})

/** A page in a theme whose layout is `layout`. */
function shown(
  layout: string,
  announcement = 'Two for <one> $&',
  kind = 'page' as 'page' | 'splash-page',
) {
  const layouts = new Map([[plain.defaultLayout, parseTemplate(layout)]])
  const page = createTestPage({ ...plain, layouts })
  const view = { kind: 'page', page: { ...page.pages.about, kind } } as const
  const { content } = page.data(view)
  const header = { ...content.header, announcement }
  return page.render(view, { content: { ...content, header } }).html
}

describe('the announcement', () => {
  it('stands first on the page of a theme that knows nothing of it', () => {
    const html = shown(
      '<html><body class="a>b" id=x><h1>Clay</h1>{squarespace.main-content}</body></html>',
    )
    expect(html).toContain(`<body class="a>b" id=x>${BAR}<h1>Clay</h1>`)
  })

  it.each([
    '<div class="sqs-announcement-bar-dropzone"></div>',
    "<div id=top class='wide sqs-announcement-bar-dropzone'></div>",
  ])('stands where the theme has made room for it: %s', (zone) => {
    const html = shown(`<html><body><h1>Clay</h1>${zone}{squarespace.main-content}</body></html>`)
    expect(html).toContain(zone.replace('></', () => `>${BAR}</`))
    expect(html.split(BAR)).toHaveLength(2)
  })

  it('is left to a theme that prints it itself', () => {
    const html = shown(
      '<html><body><h1>Clay</h1>{.section websiteSettings}{.section announcementBarSettings}<p>{text|html}</p>{.end}{.end}</body></html>',
    )
    expect(html).toContain('<p>Two for &lt;one&gt; $&amp;</p>')
    expect(html).not.toContain('sqs-announcement-bar')
  })

  it('is on no page while there is none, and on no cover page', () => {
    const layout = '<html><body><h1>Clay</h1>{squarespace.main-content}</body></html>'
    expect(shown(layout, '')).not.toContain('sqs-announcement-bar')
    expect(shown(layout, 'Sale', 'splash-page')).not.toContain('sqs-announcement-bar')
  })
})
