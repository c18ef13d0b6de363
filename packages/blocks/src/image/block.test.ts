import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'
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
      'class="sw-image sw-image--contain sw-image--circle" style="--sw-ratio:1600/1200"',
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

  it('refuses targets that are none', () => {
    const props = { ...imageBlock.defaults(), link: { href: 'javascript:x', newWindow: false } }
    expect(imageBlock.schema.safeParse(props).success).toBe(false)
  })
})
