import { describe, expect, it } from 'vitest'
import { readProps } from '../registry.ts'
import { blockOf, htmlOf, IDS } from '../testing.ts'
import { imageBlock } from './block.ts'

const IMAGE = 5
const chosen = { assetId: IDS.asset }

describe('the picture block', () => {
  it('offers every size of the picture, and its own size beforehand', () => {
    const html = htmlOf(IMAGE, chosen)
    expect(html).toContain('src="/images/bowl.jpg?format=1000w"')
    expect(html).toContain('srcset="/images/bowl.jpg?format=100w 100w,')
    expect(html).toContain('format=original 2500w"')
    expect(html).toContain('width="1600" height="1200"')
    expect(html).toContain('sizes="(min-width: 1500px) 750px, (min-width: 768px) 50vw, 100vw"')
    expect(html).toContain('loading="lazy" decoding="async"')
  })

  it('keeps the focal point in view, the block’s own before the picture’s', () => {
    expect(htmlOf(IMAGE, chosen)).toContain('object-position:50% 25%')
    expect(htmlOf(IMAGE, { ...chosen, focalPoint: { x: 0, y: 1 } })).toContain(
      'object-position:0% 100%',
    )
  })

  it('is described by the block’s words before the picture’s', () => {
    expect(htmlOf(IMAGE, chosen)).toContain('alt="A blue bowl"')
    expect(htmlOf(IMAGE, { ...chosen, altText: 'Ours' })).toContain('alt="Ours"')
  })

  it('wears its fit and shape', () => {
    expect(htmlOf(IMAGE, { ...chosen, fit: 'contain', shape: 'circle' })).toContain(
      'class="sw-image sw-image--contain sw-image--circle design-layout-inline" style="--sw-ratio:1600/1200"',
    )
  })

  it('has a caption and a link when it is given them', () => {
    const link = { href: `page:${IDS.page}`, newWindow: true }
    const html = htmlOf(IMAGE, { ...chosen, caption: 'Glazed <twice>', link })
    expect(html).toContain('<figcaption class="image-caption">Glazed &lt;twice&gt;</figcaption>')
    expect(html).toContain('href="/about" target="_blank" rel="noopener"')
    expect(htmlOf(IMAGE, chosen)).not.toMatch(/<a |figcaption/)
  })

  it('keeps hostile words inside their attributes', () => {
    const html = htmlOf(IMAGE, { ...chosen, altText: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
  })

  it('asks for a picture in the editor only', () => {
    expect(htmlOf(IMAGE)).toBe('')
    expect(htmlOf(IMAGE, {}, 'edit')).toContain('Choose a picture')
    expect(htmlOf(IMAGE, { assetId: IDS.missing }, 'edit')).toContain('was removed')
  })

  it('has its words over, beside or below it, and a button where it leads somewhere', () => {
    const link = { href: `page:${IDS.page}`, newWindow: false }
    const words = { ...chosen, title: 'Glazed <twice>', body: '*Slowly*', buttonLabel: 'Read' }
    for (const design of ['poster', 'card', 'overlap', 'collage', 'stack']) {
      const html = htmlOf(IMAGE, { ...words, design, link })
      expect(html).toContain(`design-layout-${design}`)
      expect(html).toContain('<h3 class="image-title">Glazed &lt;twice&gt;</h3>')
      expect(html).toContain('<div class="image-subtitle"><p><em>Slowly</em></p>')
      expect(html).toContain('href="/about">Read</a>')
      expect(htmlOf(IMAGE, { ...words, design })).not.toContain('Read</a>')
    }
    expect(htmlOf(IMAGE, { ...words, link })).not.toContain('image-card')
  })

  it('never has words over a bare picture', () => {
    const poster = { ...chosen, design: 'poster', title: 'Fired' }
    expect(htmlOf(IMAGE, poster)).toContain('--sw-image-shade:60%')
    const light = { overlay: 'light', overlayStrength: 10 }
    expect(htmlOf(IMAGE, { ...poster, ...light })).toContain('--sw-image-shade:60%')
    expect(htmlOf(IMAGE, { ...poster, ...light, overlayStrength: 80 })).toContain(
      '--sw-image-shade:80%',
    )
    expect(htmlOf(IMAGE, { ...chosen, ...light })).toContain('--sw-image-shade:10%')
    expect(htmlOf(IMAGE, chosen)).not.toContain('--sw-image-shade')
  })

  it('opens large, with the file itself for those without script', () => {
    const link = { href: `page:${IDS.page}`, newWindow: false }
    const html = htmlOf(IMAGE, { ...chosen, opensLarge: true, caption: 'Glazed', link })
    expect(html).toContain(
      'js-gallery-lightbox-opener" href="/images/bowl.jpg?format=2500w" data-title="Glazed"',
    )
    expect(html).not.toContain('href="/about"')
  })

  it('is what it was when it was stored by the first version', () => {
    const { design, ...old } = { ...chosen, design: 'inline', caption: 'Glazed', fit: 'cover' }
    const stored = { altText: '', link: { href: '', newWindow: false }, shape: 'square' }
    const block = { ...blockOf(IMAGE), version: 1, props: { ...old, ...stored, focalPoint: null } }
    expect(readProps(imageBlock, block)).toMatchObject({ design, caption: 'Glazed', ...stored })
  })

  it('refuses targets that are none', () => {
    const props = { ...imageBlock.defaults(), link: { href: 'javascript:x', newWindow: false } }
    expect(imageBlock.schema.safeParse(props).success).toBe(false)
  })
})
