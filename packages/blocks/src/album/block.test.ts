import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'
import { albumBlock } from './block.ts'

const { album: ALBUM } = BLOCK_TYPES
const track = (title: string, more = {}) => ({
  ...{ title, author: '', fileId: IDS.film, address: '' },
  ...more,
})

describe('the album block', () => {
  it('lists its tracks with a player each, and names other artists', () => {
    const tracks = [track('One'), track('Two', { author: 'Ada' }), track('Gone', { fileId: '' })]
    const html = htmlOf(ALBUM, { title: 'Kiln <x>', author: 'Clay', pictureId: IDS.asset, tracks })
    expect(html.match(/<audio /g)).toHaveLength(2)
    expect(html).toContain('<h3 class="sw-album-title">Kiln &lt;x&gt;</h3>')
    expect(html).toContain('<strong>Two</strong> <span>Ada</span>')
    expect(html).toContain('/images/bowl.jpg')
    expect(html).not.toMatch(/Gone|download/)
  })

  it('leads to where it is sold and to the podcast, and offers downloads', () => {
    const link = { href: `page:${IDS.page}`, newWindow: false }
    const links = { buyLabel: 'Buy', buy: link, podcastLabel: 'Subscribe', podcast: link }
    const html = htmlOf(ALBUM, { tracks: [track('One')], canDownload: true, ...links })
    expect(html).toContain('<a href="/about">Buy</a><a href="/about">Subscribe</a>')
    expect(html).toContain(
      'href="/s/kiln.mp4" download>Download<span class="visually-hidden">: One',
    )
  })

  it('holds sixty tracks', () => {
    const many = (count: number) =>
      albumBlock.schema.safeParse({
        ...albumBlock.defaults(),
        tracks: Array.from({ length: count }, () => track('One')),
      }).success
    expect([many(60), many(61)]).toEqual([true, false])
  })

  it('asks for tracks in the editor only', () => {
    expect(htmlOf(ALBUM, { title: 'Soon' })).toBe('')
    expect(htmlOf(ALBUM, {}, 'edit')).toContain('Add tracks')
  })
})
