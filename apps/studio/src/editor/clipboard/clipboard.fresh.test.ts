// @vitest-environment happy-dom
import { BLOCKS } from '@sitewright/blocks/registry'
import { type Inline, linked, paragraph, text, textDocument } from '@sitewright/blocks/rich-text'
import { DEFAULT_SECTION_SETTINGS, type Section } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import type { Capability } from '@sitewright/core/roles'
import { describe, expect, it } from 'vitest'
import { type Carried, carrierOf, dataIn } from './carrier.ts'
import { readCarried } from './read-carried.ts'

const [HERE, ELSEWHERE, ASSET, PAGE] = [newId(), newId(), newId(), newId()]

function block(name: string, props: object = {}) {
  const definition = BLOCKS.find((one) => one.name === name)
  if (!definition) throw new Error(`There is no block ${name}`)
  const { type, version } = definition
  return { id: newId(), type, version, props: { ...definition.begin(), ...props } }
}

function carried(...blocks: readonly ReturnType<typeof block>[]): Carried {
  const section = {
    id: newId(),
    settings: { ...DEFAULT_SECTION_SETTINGS, backgroundId: ASSET },
    blocks: Object.fromEntries(blocks.map((one) => [one.id, one])),
    desktop: Object.fromEntries(
      blocks.map(({ id }, index) => [id, { x: 0, y: 4 * index, w: 8, h: 4, z: 1 }]),
    ),
    phone: { auto: true },
  } as unknown as Section
  return { kind: 'blocks', siteId: HERE, section }
}

const words = (...inline: readonly Inline[]) =>
  block('html', { text: textDocument(paragraph(inline)) })
const picture = () => block('image', { assetId: ASSET, altText: 'A bowl' })
const reader = (siteId = HERE, can = (_capability: Capability) => true) => ({ siteId, can })
const propsOf = (read: ReturnType<typeof readCarried>) =>
  Object.values(read?.section.blocks ?? {}).map(({ props }) => props)

describe('the clipboard', () => {
  it('carries blocks in HTML that other programs read as their words', () => {
    const copied = carried(words('<b>One</b> & "two"'), picture())
    const { html, text: plain } = carrierOf(copied)
    expect(plain).toBe('<b>One</b> & "two"')
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    expect(parsed.body.textContent).toBe(plain)
    expect(dataIn(html)).toEqual(copied)
  })

  it.each([
    ['words of another program', '<p>Hello</p>'],
    ['damaged data', '<div data-sitewright="{not json"></div>'],
    ['more than is looked into', `<div data-sitewright="1">${'x'.repeat(4_000_000)}</div>`],
  ])('has no blocks in %s', (_what, html) => {
    expect(dataIn(html)).toBeUndefined()
  })
})

describe('blocks that are pasted', () => {
  it('are as they were on their own site', () => {
    const copied = carried(words('One'), picture())
    expect(readCarried(copied, reader())).toEqual({
      kind: 'blocks',
      section: copied.section,
      leftOut: 0,
      emptied: 0,
    })
  })

  it('lose on another site what only their own has: pictures, pages and files', () => {
    const link = words(linked('Here', `page:${PAGE}`), linked(' there', 'https://example.com'))
    const button = block('button', { link: { href: `asset:${ASSET}`, newWindow: true } })
    const read = readCarried(carried(picture(), link, button), reader(ELSEWHERE))
    expect(read).toMatchObject({ leftOut: 0, emptied: 3 })
    const said = JSON.stringify(read)
    for (const id of [ASSET, PAGE]) expect(said).not.toContain(id)
    for (const kept of ['A bowl', 'Here', 'https://example.com']) expect(said).toContain(kept)
  })

  it('are left out where the role does not let the person write them', () => {
    const code = block('code', { code: '<script>alert(1)</script>' })
    const read = readCarried(
      carried(code, words('One')),
      reader(HERE, () => false),
    )
    expect(read).toMatchObject({ leftOut: 1 })
    expect(JSON.stringify(propsOf(read))).not.toContain('script')
  })

  it.each<[string, (section: Section) => unknown]>([
    ['of an unknown type', (section) => changed(section, { type: 9999 })],
    ['of a newer version of the studio', (section) => changed(section, { version: 99 })],
    ['with settings that do not fit', (section) => changed(section, { props: { text: 7 } })],
    [
      'with a link that runs script',
      (section) =>
        changed(section, {
          props: {
            text: textDocument(paragraph(linked('x', 'javascript:alert(1)'))),
          },
        }),
    ],
  ])('are left out when they are %s', (_what, change) => {
    const copied = carried(words('One'))
    const read = readCarried({ ...copied, section: change(copied.section) }, reader())
    expect(read).toMatchObject({ leftOut: 1 })
    expect(propsOf(read)).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['something else', { kind: 'order', section: {} }],
    [
      'a section with more than the schema knows',
      { ...carried(words('One')), section: { ...carried(words('One')).section, evil: 1 } },
    ],
    ['a place outside the grid', outside(carried(words('One')))],
  ])('are not read from %s', (_what, data) => {
    const read = readCarried(data, reader())
    expect(propsOf(read)).toEqual([])
  })
})

function changed(section: Section, change: object): unknown {
  const blocks = Object.fromEntries(
    Object.entries(section.blocks).map(([id, one]) => [id, { ...one, ...change }]),
  )
  return { ...section, blocks }
}

function outside(copied: Carried): unknown {
  const desktop = Object.fromEntries(
    Object.entries(copied.section.desktop).map(([id, at]) => [id, { ...at, x: 23, w: 8 }]),
  )
  return { ...copied, section: { ...copied.section, desktop } }
}

it('says the words of what is copied in reading order', () => {
  const copied = carried(words('First'), words(text('Second')))
  expect(carrierOf(copied).text).toBe('First\nSecond')
})
