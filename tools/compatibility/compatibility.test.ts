import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPATIBILITY_PAGE, compatibilityPage } from './page.ts'

const ROOT = join(import.meta.dirname, '../..')

let page: string

beforeAll(async () => {
  page = await compatibilityPage(ROOT)
})

describe('what a ported theme may count on', () => {
  it('is written as the code has it: `npm run docs` writes it anew', () => {
    expect(readFileSync(join(ROOT, COMPATIBILITY_PAGE), 'utf8')).toBe(page)
  })

  it.each([
    '.horizontalrule-block',
    '#productList',
    '.sqs-add-to-cart-button',
    'large-button-style-solid',
    '@galleryAutoplaySpeed',
    '.sqs-ui-font()',
    '.social-instagram',
    '#instagram-mask',
    '.mixin-template-social-icons-color()',
    'Squarespace.onInitialize',
    'Y.Squarespace.Gallery2',
    'Y.Squarespace.anythingElse does nothing here.',
    'UserAccountApi.openAccountScreen does nothing here.',
    'announcementBarSettings',
    'buttonLink',
    'info.designLayout',
  ])('names %s', (name) => {
    expect(page).toContain(name)
  })
})
