import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { NO_EMBED } from '../fields/index.ts'
import { htmlOf, IDS } from '../testing.ts'

const { video: VIDEO } = BLOCK_TYPES
const file = { source: 'file', fileId: IDS.film }

describe('the video block', () => {
  it('plays a file when it is pressed', () => {
    const html = htmlOf(VIDEO, { ...file, title: 'The <kiln>', pictureId: IDS.asset })
    expect(html).toContain('<video controls playsinline preload="none" src="/s/kiln.mp4"')
    expect(html).toContain('poster="/images/bowl.jpg?format=1500w" aria-label="The &lt;kiln&gt;"')
    expect(html).not.toMatch(/autoplay|loop|data-plays/)
  })

  it('shows the first frame where there is no still, and the file’s name for a title', () => {
    const html = htmlOf(VIDEO, { ...file, shape: '1/1' })
    expect(html).toContain('preload="metadata"')
    expect(html).toContain('aria-label="kiln.mp4"')
    expect(html).toContain('--sw-frame-ratio:1/1')
  })

  it('has captions in their language', () => {
    const captions = { ...file, captionsId: IDS.film, captionsLanguage: 'fr' }
    expect(htmlOf(VIDEO, captions)).toContain(
      '<track kind="captions" src="/s/kiln.mp4" srclang="fr" label="fr" default>',
    )
    expect(htmlOf(VIDEO, { ...captions, captionsLanguage: '"><b>' })).toContain('srclang="en"')
  })

  it('leaves playing by itself to script, which asks whether motion is wanted', () => {
    const html = htmlOf(VIDEO, { ...file, plays: 'alone', isLooped: true, hasControls: false })
    expect(html).toContain('data-stop="Stop the film" data-bare>')
    expect(html).toContain('<video controls playsinline loop')
    expect(html).not.toContain('autoplay')
  })

  it('is a still where the film is at another site', () => {
    const embed = { ...NO_EMBED, address: 'https://vimeo.com/76979871' }
    const html = htmlOf(VIDEO, { embed, title: 'From clay to bowl' })
    expect(html).toContain('data-frame="https://player.vimeo.com/video/76979871?dnt=1"')
    expect(html).not.toMatch(/<video|<iframe/)
    expect(htmlOf(VIDEO, { ...file, embed })).not.toContain('vimeo')
  })

  it('asks for a film in the editor only', () => {
    expect(htmlOf(VIDEO)).toBe('')
    expect(htmlOf(VIDEO, {}, 'edit')).toContain('Enter the address')
    expect(htmlOf(VIDEO, { source: 'file' }, 'edit')).toContain('Choose a film')
    expect(htmlOf(VIDEO, { source: 'file', fileId: IDS.missing }, 'edit')).toContain('was removed')
    // A picture is no film.
    expect(htmlOf(VIDEO, { source: 'file', fileId: IDS.asset })).toBe('')
  })
})
