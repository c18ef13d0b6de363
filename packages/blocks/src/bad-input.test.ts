// @vitest-environment happy-dom
/** Stored content may be damaged, of a newer version, or gone: the owner is told, visitors see nothing broken, and the page stays. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { HOSTILE_ADDRESSES } from '@sitewright/core/links/test-addresses'
import { describe, expect, it } from 'vitest'
import { exampleOf } from './example.ts'
import type { AnyField, Fields } from './fields/index.ts'
import { BLOCKS, type BlockDefinition, isDamaged, type RenderMode } from './registry.ts'
import { documentNeeds, renderSection } from './render.ts'
import { paragraph, textDocument } from './rich-text/index.ts'
import { blockOf, DATA, documentOf, htmlOf, IDS, SITE, sectionOf } from './testing.ts'

const MEGABYTE = 'word '.repeat(200_000)

/** Values that fit no field, or few. */
const WRONG: Readonly<Record<string, Json>> = {
  'nothing at all': null,
  'a number': -1e9,
  'a switch': true,
  'an empty list': [],
  'lists in lists': [[[]], null, 1, 'a'],
  'an object': { type: 'doc', href: 1, content: 'x' },
}
/** Values that are too long, which are looked at in one version only. */
const LONG: Readonly<Record<string, Json>> = {
  'a long text': MEGABYTE,
  'a long rich text': textDocument(paragraph(MEGABYTE)) as unknown as Json,
  'a list without an end': Array.from({ length: 5_000 }, () => ({})),
}

/** Traces that a missing value leaves in markup. */
const BROKEN = /undefined|NaN|\[object |<img(?![^>]* src="[^"])|\b(?:src|poster)=""|url\(\)/

const NOTES = {
  newer: 'made by a newer version',
  damaged: 'cannot be read',
} as const

const FOUND = { picture: IDS.asset, product: IDS.product, fund: IDS.fund, collection: IDS.blog }

/** The inside of a block as it was stored, without any check. */
function drawn(
  { type }: BlockDefinition,
  { props, version }: { props: JsonObject; version: number },
  mode: RenderMode,
): string {
  const block = { id: IDS.block, type, version, props }
  const html = renderSection(sectionOf(block), { mode, data: DATA, site: SITE })
  const start = '<div class="sqs-block-content">'
  return html.slice(html.indexOf(start) + start.length, html.lastIndexOf('</div></div></div>'))
}

const blocks = BLOCKS.map((block) => [block.name, block] as const)

describe('a block whose settings are damaged', () => {
  it.each(blocks)('shows visitors nothing broken, and tells its owner: %s', (_name, block) => {
    const good = { ...block.defaults(), ...exampleOf(block, FOUND) }
    const versions = [...new Set([1, block.version, block.version + 1])]
    const stored = versions.flatMap((version) =>
      Object.keys(block.fields).flatMap((field) =>
        Object.entries({ ...WRONG, ...(version === block.version && LONG) }).map(
          ([what, value]) => ({
            version,
            props: { ...good, [field]: value },
            where: `${field} is ${what} in version ${version}`,
          }),
        ),
      ),
    )
    for (const one of stored) {
      const page = drawn(block, one, 'publish')
      expect(page, one.where).not.toMatch(BROKEN)
      if (!isDamaged(block, { ...blockOf(block.type), ...one })) continue
      expect(page, one.where).toBe('')
      const note = NOTES[one.version > block.version ? 'newer' : 'damaged']
      expect(drawn(block, one, 'edit'), one.where).toContain(note)
    }
  })

  it.each(blocks)('asks for nothing: %s', (_name, block) => {
    const stored = { ...blockOf(block.type), props: { collectionId: IDS.blog, assetId: 1 } }
    const isKnown = !isDamaged(block, stored)
    const needs = documentNeeds(documentOf(sectionOf(stored)))
    expect(isKnown || Object.values(needs).every((ids) => ids.length === 0)).toBe(true)
  })

  it.each(blocks)('is drawn where a newer version only knows more: %s', (_name, block) => {
    const props = { ...block.defaults(), ...exampleOf(block, FOUND) }
    const newer = { props: { ...props, addedLater: { a: 1 } }, version: block.version + 1 }
    expect(drawn(block, newer, 'publish')).toBe(
      drawn(block, { props, version: block.version }, 'publish'),
    )
  })
})

describe('a block of a type that is not known', () => {
  const unknown = { id: IDS.block, type: 9999, version: 1, props: { a: 1 } }
  const inMode = (mode: RenderMode) => renderSection(sectionOf(unknown), { mode, data: DATA })

  it('is empty for visitors, and can be selected and removed by its owner', () => {
    expect(inMode('publish')).toContain('<div class="sqs-block-content"></div>')
    expect(inMode('edit')).toContain(`data-block-id="${IDS.block}"`)
    expect(inMode('edit')).toContain('does not know blocks of this kind')
  })
})

describe('a block whose content is gone', () => {
  const GONE = {
    ...{ picture: IDS.missing, product: IDS.missing, fund: IDS.missing },
    ...{ file: IDS.missing, collection: IDS.missing },
  }

  it.each(blocks)('shows nothing broken, and says so where nothing is left: %s', (name, block) => {
    const props = exampleOf(block, GONE)
    const page = htmlOf(block.type, props)
    expect(page).not.toMatch(BROKEN)
    expect(page).not.toContain(IDS.missing)
    const isBlank = page.replace(/<[^>]*>/g, '').trim() === '' && !/<(?:svg|hr|input)\b/.test(page)
    if (isBlank && name !== 'spacer') {
      expect(htmlOf(block.type, props, 'edit')).toMatch(/class="sw-empty"/)
    }
  })
})

describe('an address of any scheme', () => {
  /** Addresses that a link may have; every other one would run, open a program, or leave the site unseen. */
  const GOOD = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#|$)/
  const TAKES_ADDRESS = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'data-frame']

  const withAddress = (fields: Fields, address: string): JsonObject =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, Json] => [
        name,
        valueFor(field, address),
      ]),
    )

  function valueFor(field: AnyField, address: string): Json {
    switch (field.kind) {
      case 'group':
        return withAddress(field.fields, address)
      case 'list':
        return [withAddress(field.fields, address)]
      case 'link':
        return { href: address, newWindow: false }
      case 'address':
        return address
      case 'embed':
        return { ...(field.initial as JsonObject), address, frame: address }
      case 'text':
        return field.maxLength > 10 ? 'Words' : ''
      case 'picture':
        return IDS.asset
      default:
        return field.initial as Json
    }
  }

  it.each(blocks)('leads nowhere it should not: %s', (_name, block) => {
    for (const address of HOSTILE_ADDRESSES) {
      document.body.innerHTML = htmlOf(block.type, withAddress(block.fields, address))
      const bad = [...document.body.querySelectorAll('*')].flatMap((element) =>
        TAKES_ADDRESS.map((name) => element.getAttribute(name) ?? '').filter(
          (found) => !GOOD.test(found),
        ),
      )
      expect(bad, address).toEqual([])
    }
  })
})
