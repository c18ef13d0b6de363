import { EMPTY_DOCUMENT, type Section } from '@sitewright/core/document/page-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from './registry.ts'
import { documentNeeds, renderDocument, renderSection, stripEditMarkers } from './render.ts'
import { paragraph, textDocument } from './rich-text/index.ts'
import { blockOf, DATA, documentOf, htmlOf, IDS, sectionOf } from './testing.ts'

const publish = { mode: 'publish', data: DATA } as const
const edit = { mode: 'edit', data: DATA } as const
const named = { documentId: IDS.page, label: 'Home' }

const withSettings = (section: Section, settings: Partial<Section['settings']>): Section => ({
  ...section,
  settings: { ...section.settings, ...settings },
})

describe('renderDocument', () => {
  it('is a shell even when there is nothing in it', () => {
    expect(renderDocument(EMPTY_DOCUMENT, { ...publish, ...named })).toBe(
      `<div class="sqs-layout sw-document empty" data-document-id="${IDS.page}" data-layout-label="Home"></div>`,
    )
  })

  it('loads its first picture at once and all others when they are near', () => {
    const picture = blockOf(5, { assetId: IDS.asset })
    const first = sectionOf(picture, { ...picture, id: '3'.repeat(24) })
    const second = { ...sectionOf({ ...picture, id: '1'.repeat(24) }), id: '2'.repeat(24) }
    const html = renderDocument(documentOf(first, second), { ...publish, ...named })
    expect(html.match(/loading="\w+"/g)).toEqual([
      'loading="eager"',
      'loading="lazy"',
      'loading="lazy"',
    ])
    expect(html.match(/fetchpriority/g)).toHaveLength(1)
    const footer = renderDocument(documentOf(first), { ...publish, ...named, isTop: false })
    expect(footer).toContain('loading="lazy"')
  })

  it('asks for a picture behind a section by its height too, as phones crop it at its sides', () => {
    const section = withSettings(sectionOf(blockOf(21)), { backgroundId: IDS.asset })
    const html = renderDocument(documentOf(section), { ...publish, ...named })
    const size = DATA.assets.get(IDS.asset)?.originalSize.replace('x', '/')
    expect(html).toContain(`sizes="max(100vw, calc(65vh * ${size}))"`)
  })
})

describe('renderSection', () => {
  it('frames its blocks', () => {
    expect(renderSection(sectionOf(blockOf(21)), publish)).toBe(
      '<section class="sw-section sw-section--light sw-section--medium" data-section-theme="light">' +
        '<div class="sw-grid sw-grid--auto" style="--d-rows:4;--p-rows:4">' +
        `<div class="sqs-block spacer-block sqs-block-spacer" data-block-type="21" id="block-${IDS.block}"` +
        ' style="--d-x:0;--d-y:0;--d-w:12;--d-h:4;--d-z:1;--p-x:0;--p-y:0;--p-w:8;--p-h:4;--p-z:1">' +
        '<div class="sqs-block-content"></div></div></div></section>',
    )
  })

  it('wears its theme, height, anchor and background', () => {
    const section = withSettings(sectionOf(), {
      theme: 'dark',
      height: 'large',
      anchor: 'prices',
      backgroundId: IDS.asset,
    })
    const html = renderSection(section, publish)
    expect(html).toContain('class="sw-section sw-section--dark sw-section--large" id="prices"')
    expect(html).toContain('<div class="sw-section-background"><img src="/images/bowl.jpg')
    expect(documentNeeds(documentOf(section)).assets).toEqual([IDS.asset])
  })

  it('gives a block the look that it has alike with all others', () => {
    const look = {
      colors: 'dark',
      padding: 'large',
      corners: 'small',
      align: 'middle',
      animation: 'rise',
      anchor: 'prices',
      className: 'loud',
    } as const
    const html = renderSection(sectionOf({ ...blockOf(21), look }), publish)
    expect(html).toContain(
      'sqs-block-spacer sw-look--colors sw-look--padding-large sw-look--corners-small sw-look--align-middle sw-look--animation-rise loud"',
    )
    expect(html).toContain(`id="block-${IDS.block}" data-section-theme="dark" style=`)
    expect(html).toContain('<div class="sqs-block-content" id="prices">')
  })

  it('puts blocks in the phone’s reading order', () => {
    const [a, b] = [blockOf(21), { ...blockOf(21), id: '1'.repeat(24) }]
    const at = (y: number) => ({ x: 0, y, w: 8, h: 1, z: 1 })
    const byHand = { auto: false, items: { [a.id]: at(5), [b.id]: at(0) } } as const
    const html = renderSection({ ...sectionOf(a, b), phone: byHand }, publish)
    expect(html.indexOf(b.id)).toBeLessThan(html.indexOf(a.id))
    expect(html).not.toContain('sw-grid--auto')
  })

  it('loses no block that the phone’s arrangement forgot', () => {
    const section = { ...sectionOf(blockOf(21)), phone: { auto: false, items: {} } as const }
    expect(renderSection(section, publish)).toContain(`id="block-${IDS.block}"`)
  })

  it('gives what phones do not show a class, and no rows', () => {
    const [a, b] = [blockOf(21), { ...blockOf(21), id: '1'.repeat(24), hidden: { phone: 4 } }]
    const html = renderSection(sectionOf(a, b), publish)
    expect(html).toContain('sqs-block-spacer sw-hidden--phone"')
    expect(html).toContain('--p-rows:4"')
  })

  it('leaves out what no device shows', () => {
    const nowhere = { ...blockOf(21), hidden: { phone: 0, desktop: 0 } }
    expect(renderSection(sectionOf(nowhere), publish)).not.toContain('sqs-block ')
  })

  it('marks blocks whose height on phones nobody chose', () => {
    const block = blockOf(21)
    const at = { x: 0, y: 0, w: 8, h: 1, z: 1, autoHeight: true } as const
    const phone = { auto: false, items: { [block.id]: at } } as const
    expect(renderSection({ ...sectionOf(block), phone }, publish)).toContain('sw-auto-height"')
  })

  it('lets the platform add to what formatters print', () => {
    const section = sectionOf(blockOf(43, { productId: IDS.product }))
    const decorate = { 'product-checkout': (html: string) => `${html}<form></form>` }
    expect(renderSection(section, { ...publish, decorate })).toContain('<form></form></div>')
  })
})

describe('the canvas', () => {
  const filled = [
    blockOf(2, { text: textDocument(paragraph('Say data-block-id="x" <sw-edit-only>y')) }),
    blockOf(5, { assetId: IDS.asset, caption: '<sw-edit-only>' }),
    blockOf(21),
    blockOf(23, { language: 'text', source: 'a data-section-id="b" <p data-block-id="c">' }),
    blockOf(43, { productId: IDS.product }),
    blockOf(47),
    blockOf(53, { label: ' data-edit-field="x"' }),
  ]

  it.each([...filled, ...BLOCKS.map(({ type }) => blockOf(type))])(
    'without its markers is the published page: block type $type',
    (block) => {
      const section = sectionOf(block)
      const canvas = renderSection(section, edit)
      expect(canvas).toContain(`data-block-id="${IDS.block}"`)
      expect(stripEditMarkers(canvas)).toBe(renderSection(section, publish))
    },
  )

  it('without its markers is the published page where blocks are hidden or arranged for phones', () => {
    const [a, b, c] = ['1', '2', '3'].map((digit) => ({ ...blockOf(21), id: digit.repeat(24) }))
    if (!(a && b && c)) throw new Error('Three blocks are needed')
    const at = (y: number) => ({ x: 0, y, w: 8, h: 2, z: 1, autoHeight: true }) as const
    const section = {
      ...sectionOf(a, { ...b, hidden: { phone: 2 } }, { ...c, hidden: { phone: 0, desktop: 2 } }),
      phone: { auto: false, items: { [a.id]: at(2), [b.id]: at(0), [c.id]: at(4) } } as const,
    }
    const canvas = renderSection(section, edit)
    expect(stripEditMarkers(canvas)).toBe(renderSection(section, publish))
    expect(canvas).not.toContain(c.id)
  })

  it('differs only in code that runs', () => {
    expect(stripEditMarkers(htmlOf(23, { source: '<b>x</b>' }, 'edit'))).toBe('')
  })

  it('is the published page whatever is written in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (words) => {
        const section = sectionOf(
          blockOf(2, { text: textDocument(paragraph(words)) }),
          { ...blockOf(53, { label: words.slice(0, 100) }), id: '1'.repeat(24) },
          { ...blockOf(5, { assetId: IDS.asset, altText: words }), id: '2'.repeat(24) },
        )
        expect(stripEditMarkers(renderSection(section, edit))).toBe(renderSection(section, publish))
      }),
    )
  })
})
