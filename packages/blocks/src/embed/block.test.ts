import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { NO_EMBED } from '../fields/index.ts'
import { htmlOf, IDS } from '../testing.ts'
import { embedBlock } from './block.ts'

const { embed: EMBED } = BLOCK_TYPES
const film = { ...NO_EMBED, address: 'https://youtu.be/aqz-KE-bpKQ', title: 'At <the> wheel' }
const shown = (embed: object, props = {}) =>
  htmlOf(EMBED, { embed: { ...NO_EMBED, ...embed }, ...props })

describe('the embed block', () => {
  it('shows a still that says where it leads, and loads nothing', () => {
    const html = shown({ ...film, pictureId: IDS.asset, width: 4, height: 3 })
    expect(html).toContain('href="https://youtu.be/aqz-KE-bpKQ" target="_blank" rel="noopener"')
    expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"')
    expect(html).toContain('data-starts="autoplay=1"')
    expect(html).toContain('<strong>At &lt;the&gt; wheel</strong>')
    expect(html).toContain('Play from YouTube')
    expect(html).toContain('style="--sw-frame-ratio:4/3"')
    expect(html).toContain('src="/images/bowl.jpg')
    expect(html).not.toMatch(/<iframe|<script|src="https/)
  })

  it('takes the owner’s own title, picture and shape first', () => {
    const html = shown(film, { title: 'Ours', pictureId: IDS.asset, shape: '1/1' })
    expect(html).toContain('<strong>Ours</strong>')
    expect(html).toContain('--sw-frame-ratio:1/1')
    expect(html).toContain('/images/bowl.jpg')
    expect(shown(film)).toContain('sw-facade--plain')
  })

  it('is as high as a player wants to be', () => {
    const address = 'https://soundcloud.com/clay/kiln'
    expect(shown({ address })).toContain('--sw-frame-height:166px')
    expect(shown({ address, height: 300 })).toContain('--sw-frame-height:300px')
    expect(shown({ address })).toContain('Listen on SoundCloud')
  })

  it('is a linked picture where there is nothing to play', () => {
    const html = shown({ address: 'https://flic.kr/p/abc', pictureId: IDS.asset })
    expect(html).toContain('See it at Flickr')
    expect(html).not.toContain('data-frame')
  })

  it.each([
    ['address', 'https://evil.example/'],
    ['address', 'javascript:hit()'],
    ['frame', 'https://evil.example/'],
    ['frame', 'javascript:hit()'],
    ['frame', 'https://www.youtube.com.evil.example/embed/x'],
  ])('takes no %s %s', (name, value) => {
    const props = { ...embedBlock.defaults(), embed: { ...film, [name]: value } }
    expect(embedBlock.schema.safeParse(props).success).toBe(false)
  })

  it('asks for an address in the editor only', () => {
    expect(htmlOf(EMBED)).toBe('')
    expect(htmlOf(EMBED, {}, 'edit')).toContain('Enter the address')
  })
})
