/** Blocks in a theme from elsewhere that has markup of its own for them. */

import { NO_BLOCK_DATA } from '@sitewright/blocks/registry'
import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { loadTheme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPage, type TestPage, testId, textDocument } from '../test-page.ts'

let page: TestPage

beforeAll(async () => {
  page = createTestPage(
    await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/foreign`),
  )
})

const bowl = {
  id: testId(70),
  assetUrl: '/images/bowl.jpg',
  originalSize: '1600x1200',
  systemDataVariants: '1600x1200,100w,300w',
  mediaFocalPoint: { x: 0.5, y: 0.5 },
  altText: 'A blue bowl',
  filename: 'bowl.jpg',
  title: 'Bowl',
}
const link = { href: `page:${testId(3)}`, newWindow: false }

/** The page with one block in place of its text. */
function shown(name: BlockTypeName, props: JsonObject): string {
  const document = textDocument('x')
  for (const section of Object.values(document.sections)) {
    for (const block of Object.values(section.blocks)) {
      Object.assign(block, { type: BLOCK_TYPES[name], props })
    }
  }
  const documents = new Map([[testId(110), document]])
  const blocks = {
    ...NO_BLOCK_DATA,
    assets: new Map([[bowl.id, bowl]]),
    pagePaths: new Map([[testId(3), '/shop']]),
  }
  return page.render({ kind: 'page', page: page.pages.about }, { documents, blocks }).html
}

const button = { label: 'To the shop', link, style: 'primary', size: 'large', alignment: 'left' }
const image = {
  assetId: bowl.id,
  altText: '',
  caption: 'Glazed',
  link,
  fit: 'cover',
  shape: 'square',
  focalPoint: null,
}

describe('a theme from elsewhere', () => {
  it('has buttons that lead somewhere', () => {
    expect(shown('button', button)).toContain(
      '<a class="btn btn-large btn-left" href="/shop">To the shop</a>',
    )
  })

  it('has pictures with their link and caption', () => {
    const html = shown('image', image)
    expect(html).toContain(
      '<figure class="picture layout-caption-below design-layout-inline position-center">',
    )
    expect(html).toMatch(/<a href="\/shop"><img [^>]*alt="A blue bowl"[^>]*><\/a>/)
    expect(html).toContain('<figcaption>Glazed</figcaption>')
  })
})
