// @vitest-environment happy-dom
/** Holds every block type to the same promises, whatever is entered into its fields. */

import { EMBED_PROVIDERS } from '@sitewright/core/embeds/embed-providers'
import type { Json, JsonObject } from '@sitewright/core/json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleOf } from './example.ts'
import {
  type AddressField,
  type AnyField,
  type EmbedField,
  type Fields,
  NO_EMBED,
  type OfferedPages,
} from './fields/index.ts'
import { BLOCKS, type BlockDefinition } from './registry.ts'
import { renderSection, stripEditMarkers } from './render.ts'
import { paragraph, textDocument } from './rich-text/index.ts'
import { blockOf, DATA, htmlOf, IDS, SITE, sectionOf } from './testing.ts'

const HOSTILE = "</style></script>\"><img src onerror=hit()>'-hit()-' onfocus=hit()"

/** Blocks whose purpose is to print what was entered as it is. */
const PRINTS_CODE = new Set(['code'])

/** Blocks that are nothing but empty space. */
const IS_EMPTY = new Set(['spacer'])

const typesBut = (names: ReadonlySet<string>) =>
  BLOCKS.filter(({ name }) => !names.has(name)).map((block) => [block.name, block] as const)

/** Settings with a value for each field, made by its kind. */
function filled(fields: Fields, fill: (field: AnyField) => Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Json] => {
      if (field.kind === 'group') return [name, filled(field.fields, fill)]
      if (field.kind === 'list') {
        return [name, Array.from({ length: field.max }, () => filled(field.fields, fill))]
      }
      return [name, fill(field) ?? (field.initial as Json)]
    }),
  )
}

const written = (text: string) => (field: AnyField) => {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return text.repeat(Math.ceil(field.maxLength / text.length)).slice(0, field.maxLength)
    case 'richText':
      return textDocument(paragraph(text)) as unknown as Json
    case 'picture':
      return IDS.asset
    case 'product':
      return IDS.product
    case 'fund':
      return IDS.fund
    case 'form':
      return IDS.form
    case 'former':
      return {}
    case 'file':
      return IDS.film
    case 'place':
      return { address: text.slice(0, 500), latitude: 1, longitude: 2 }
    case 'embed':
      return { ...NO_EMBED, address: embedAddress(field), title: text.slice(0, 300) }
    case 'link':
      return { href: '/x"onclick="hit()', newWindow: true }
    case 'address':
      return hostileAddress(field)
    case 'collection':
      return COLLECTIONS[field.offers]
    case 'terms':
      return [text.slice(0, 200)]
    default:
      return undefined
  }
}

const COLLECTIONS: Readonly<Record<OfferedPages, string>> = {
  lists: IDS.blog,
  events: IDS.events,
  folders: IDS.folder,
  all: IDS.page,
}
const embedAddress = ({ provider }: EmbedField) =>
  `${EMBED_PROVIDERS.find(({ name }) => name === (provider ?? 'YouTube'))?.example}"onclick="hit()`

const hostileAddress = ({ hosts = ['a.example'] }: AddressField) =>
  `https://${hosts[0]}/"onclick="hit()`

/** Any valid value of a field, in a generator of values. */
function anyValue(field: AnyField): fc.Arbitrary<Json> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'toggle':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: field.min, max: field.max })
    case 'text':
    case 'lines':
      return fc
        .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(HOSTILE, ' ', 'javascript:hit()'))
        .map((text) => text.slice(0, field.maxLength))
    case 'picture':
      return fc.constantFrom('', IDS.asset, IDS.missing)
    case 'product':
      return fc.constantFrom('', IDS.product, IDS.missing)
    case 'fund':
      return fc.constantFrom('', IDS.fund, IDS.missing)
    case 'form':
      return fc.constantFrom('', IDS.form, IDS.missing)
    case 'former':
      return fc.constantFrom({}, { name: HOSTILE, fields: [{ title: HOSTILE }] })
    case 'link':
      return fc
        .constantFrom('', `page:${IDS.page}`, '#top', 'https://a.example/"onload=hit()')
        .map((href) => ({ href, newWindow: true }))
    case 'file':
      return fc.constantFrom('', IDS.film, IDS.asset, IDS.missing)
    case 'place':
      return fc.record({
        address: fc.constantFrom('', HOSTILE),
        latitude: fc.constantFrom(null, -90, 0.5),
        longitude: fc.constantFrom(null, 180),
      })
    case 'embed':
      return fc
        .record({
          address: fc.constantFrom('', embedAddress(field)),
          title: fc.constantFrom('', HOSTILE),
          pictureId: fc.constantFrom('', IDS.asset, IDS.film, IDS.missing),
        })
        .map((embed) => ({ ...NO_EMBED, ...embed }))
    case 'address':
      return fc.constantFrom('', hostileAddress(field))
    case 'collection':
      return fc.constantFrom('', IDS.page, IDS.folder, IDS.missing, IDS.blog, IDS.events)
    case 'terms':
      return fc.subarray(['Tea', HOSTILE])
    case 'group':
      return anyValues(field.fields)
    case 'list':
      return fc.array(anyValues(field.fields), { maxLength: Math.min(field.max, 4) })
    default:
      return fc.constant(field.initial as Json)
  }
}

function anyValues(fields: Fields): fc.Arbitrary<JsonObject> {
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])),
  )
}

const TAKES_ADDRESS = /^(?:href|src|action|formaction|data|poster|xlink:href)$/

/** Attributes and addresses in this markup that would run code. */
function running(html: string): string[] {
  document.body.innerHTML = html
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      /^on/i.test(name) || (TAKES_ADDRESS.test(name) && /^\s*javascript:/i.test(value))
        ? [`${name}="${value}"`]
        : [],
    ),
  )
}

describe('every block', () => {
  it.each(typesBut(new Set()))('takes its example and its longest content: %s', (_name, block) => {
    const longest = filled(block.fields, written('Wide words '))
    for (const props of [block.example, longest]) {
      expect(block.schema.safeParse({ ...block.defaults(), ...props }).error).toBeUndefined()
    }
  })

  it.each(typesBut(IS_EMPTY))('shows its example: %s', (_name, block) => {
    const ids = {
      picture: IDS.asset,
      product: IDS.product,
      fund: IDS.fund,
      form: IDS.form,
      file: IDS.film,
      collection: collectionIdFor(block),
    }
    expect(htmlOf(block.type, exampleOf(block, ids))).not.toBe('')
  })

  it.each(typesBut(PRINTS_CODE))('never runs what was entered as words: %s', (_name, block) => {
    expect(running(htmlOf(block.type, filled(block.fields, written(HOSTILE))))).toEqual([])
    fc.assert(
      fc.property(anyValues(block.fields), (props) => {
        expect(running(htmlOf(block.type, props))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it.each(typesBut(PRINTS_CODE))('is the same on canvas and page: %s', (_name, block) => {
    fc.assert(
      fc.property(anyValues(block.fields), (props) => {
        const section = sectionOf(blockOf(block.type, props))
        const [canvas, page] = (['edit', 'publish'] as const).map((mode) =>
          renderSection(section, { mode, data: DATA, site: SITE, pageId: IDS.page }),
        )
        expect(stripEditMarkers(canvas ?? '')).toBe(page)
      }),
      { numRuns: 30 },
    )
  })
})

/** A page of the kind that the block asks for. */
function collectionIdFor({ fields }: BlockDefinition): string {
  const field = Object.values(fields).find((one) => one.kind === 'collection')
  return field?.kind === 'collection' ? COLLECTIONS[field.offers] : ''
}
