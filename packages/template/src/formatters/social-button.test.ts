import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

const website = { shareButtonOptions: { '1': true } }

interface Parts {
  readonly id?: string
  readonly asset?: string
  readonly type?: string
  readonly url?: string
  readonly title?: string
}
const button = ({ id = '', asset = '', type = '', url = '', title = '' }: Parts) =>
  `<div class="squarespace-social-buttons button-style" data-system-data-id="${id}" data-asset-url="${asset}" data-record-type="${type}" data-full-url="${url}" data-title="${title}"></div>`

const prints = (item: unknown, parts: Parts) =>
  renders('{item|social-button}', { item, website }, button(parts))

it('fact 1.page-content.09: a template shows social buttons where the site has some', () => {
  const shown = (site: object) => run('{@|social-button}', { fullUrl: '/p', website: site }).output
  expect(shown(website)).toContain('squarespace-social-buttons')
  expect(shown({ shareButtonOptions: {} })).toBe('')
})

describe('what it says about the item', () => {
  prints(
    { systemDataId: 's', assetUrl: '/a.jpg', recordType: 1, fullUrl: '/p?a&b', title: '"<A>" & b' },
    { id: 's', asset: '/a.jpg', type: '1', url: '/p?a&b', title: '&quot;&lt;A&gt;&quot; &amp; b' },
  )
  prints({ a: 1 }, {})
  prints('text', {})
  prints({ recordType: null, fullUrl: ['/p'], title: {} }, {})
  renders('{nothing|social-button}', { website }, button({}))
})

describe('an item without an image of its own shows its main image', () => {
  const mainImage = { assetUrl: '/main.jpg' }
  prints({ mainImageId: 'm', mainImage }, { id: 'm', asset: '/main.jpg' })
  prints(
    { systemDataId: 's', assetUrl: '/a.jpg', mainImageId: 'm', mainImage },
    {
      id: 's',
      asset: '/a.jpg',
    },
  )
  prints({ systemDataId: '', assetUrl: '', mainImageId: 'm', mainImage }, {})
  prints({ systemDataId: null, assetUrl: null, mainImageId: 'm', mainImage }, {})
})

describe('nothing is looked for outside the value', () => {
  renders('{item|social-button}', { item: {}, title: 'page', fullUrl: '/', website }, button({}))
})

describe('there is none where sharing is off', () => {
  const off = (site: unknown) =>
    renders('{item|social-button|json}', { item: { title: 'a' }, website: site }, '""')
  off(undefined)
  off({})
  off({ shareButtonOptions: {} })
  off({ shareButtonOptions: [] })
  off({ shareButtonOptions: true })
  off('text')
})
