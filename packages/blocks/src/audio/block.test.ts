import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const { audio: AUDIO } = BLOCK_TYPES
const song = { title: 'Kiln <song>', author: 'Ada', fileId: IDS.film }

describe('the audio block', () => {
  it('has a player that works without script and loads nothing yet', () => {
    const html = htmlOf(AUDIO, song)
    expect(html).toContain(
      '<audio controls preload="none" src="/s/kiln.mp4" aria-label="Kiln &lt;song&gt;">',
    )
    expect(html).toContain(
      'data-url="/s/kiln.mp4" data-title="Kiln &lt;song&gt;" data-author="Ada"',
    )
    expect(html).not.toMatch(/download|Loads from/)
  })

  it('says where it loads from, when that is another site', () => {
    const html = htmlOf(AUDIO, { address: 'https://pod.example/one.mp3' })
    expect(html).toContain('src="https://pod.example/one.mp3"')
    expect(html).toContain('Loads from pod.example when you press play.')
    expect(html).toContain('<strong>one.mp3</strong>')
  })

  it('shows artwork, a download and the way to the podcast', () => {
    const podcast = { href: `page:${IDS.page}`, newWindow: false }
    const more = { pictureId: IDS.asset, canDownload: true, podcastLabel: 'Subscribe', podcast }
    const html = htmlOf(AUDIO, { ...song, ...more })
    expect(html).toContain('/images/bowl.jpg')
    expect(html).toContain(
      'href="/s/kiln.mp4" download>Download<span class="visually-hidden">: Kiln',
    )
    expect(html).toContain('<a href="/about">Subscribe</a>')
    expect(htmlOf(AUDIO, { ...song, podcast })).not.toContain('/about')
  })

  it('asks for a sound in the editor only', () => {
    expect(htmlOf(AUDIO, { title: 'Soon' })).toBe('')
    expect(htmlOf(AUDIO, {}, 'edit')).toContain('Choose a sound')
    expect(htmlOf(AUDIO, { fileId: IDS.missing }, 'edit')).toContain('was removed')
  })
})
