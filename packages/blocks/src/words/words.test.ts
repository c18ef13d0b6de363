// @vitest-environment happy-dom
/** Holds blocks to say nothing to visitors that is not in the table of words. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import type { Fields, OfferedPages } from '../fields/index.ts'
import { BLOCKS, listKey } from '../registry.ts'
import { paragraph, textDocument } from '../rich-text/index.ts'
import { DATA, htmlOf, IDS, SITE } from '../testing.ts'
import { type BlockWord, ENGLISH } from './english.ts'
import { LANGUAGES, wordsIn, wordsOfSite } from './words.ts'

/** Letters in place of all words: of the owner, and of the platform. */
const WRITTEN = 'ωωω'
const SAID = 'ψψψ'

/** Words of formatters, which are the language's own and not the blocks'. */
const OF_FORMATTERS = ['AddToCartText', 'QuantityInputLabel', 'VariantSelectText'].map(
  (name) => `product${name}`,
)

const PSEUDO = Object.fromEntries(
  [...Object.keys(ENGLISH), ...OF_FORMATTERS].map((key) => [key, SAID]),
)

/** Code is the owner's own, and shown as it is. */
const PRINTS_CODE = new Set(['code', 'website-component'])

const COLLECTIONS: Readonly<Record<OfferedPages, string>> = {
  lists: IDS.blog,
  events: IDS.events,
  folders: IDS.folder,
  all: IDS.page,
}

function written(fields: Fields): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Json] => {
      switch (field.kind) {
        case 'text':
        case 'lines':
          return [name, name === 'source' ? `${WRITTEN}, 3\n${WRITTEN}, 4` : WRITTEN]
        case 'richText':
          return [name, textDocument(paragraph(WRITTEN)) as unknown as Json]
        case 'group':
          return [name, written(field.fields)]
        case 'list':
          return [name, [written(field.fields)]]
        case 'picture':
          return [name, IDS.asset]
        case 'product':
          return [name, IDS.product]
        case 'fund':
          return [name, IDS.fund]
        case 'collection':
          return [name, COLLECTIONS[field.offers]]
        case 'address':
          return [name, `https://${field.hosts?.[0] ?? 'ω.example'}/`]
        default:
          return [name, field.initial as Json]
      }
    }),
  )
}

/** Words of the site and of what its blocks show that lives elsewhere. */
const GIVEN = new Set(
  wordsOf(JSON.stringify([SITE, ...Object.values(DATA).map((map) => [...map])])),
)

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Latin}{3,}/gu) ?? []
}

function textsIn(node: Node): string[] {
  const own = node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []
  return [...own, ...[...node.childNodes].flatMap(textsIn)]
}

const READ_ALOUD = ['aria-label', 'placeholder', 'title', 'alt']

/** Words of markup: between its tags, and in attributes that people read or hear. */
function saidBy(html: string): string {
  document.body.innerHTML = html
  for (const silent of document.querySelectorAll('script, style, noscript')) silent.remove()
  const told = [...document.querySelectorAll('*')].flatMap((element) =>
    READ_ALOUD.map((name) => element.getAttribute(name) ?? ''),
  )
  return [...textsIn(document.body), ...told].join(' ')
}

/** Settings with every option of every choice, one changed at a time, and without what may be left out. */
function everyChoice(fields: Fields): JsonObject[] {
  const all = written(fields)
  const others = Object.entries(fields).flatMap(([name, field]): JsonObject[] => {
    if (field.kind === 'choice') return Object.keys(field.options).map((one) => ({ [name]: one }))
    return field.kind === 'text' && field.isOptional ? [{ [name]: '' }] : []
  })
  return [all, ...others.map((other) => ({ ...all, ...other }))]
}

/** Days and months have Greek names there. */
const GREEK = {
  ...SITE,
  website: { ...(SITE.website as JsonObject), language: 'el' },
  localizedStrings: PSEUDO,
}

/** Parts that only owners read. */
const FOR_OWNERS = /<sw-edit-only class="sw-(?:empty|ask-note)">.*?<\/sw-edit-only>/g

describe('what blocks say', () => {
  it.each(BLOCKS.filter(({ name }) => !PRINTS_CODE.has(name)))(
    'to visitors is in the site’s language: $name',
    ({ type, fields, needs }) => {
      for (const props of everyChoice(fields)) {
        const lists = (needs?.(props).lists ?? []).map((wish) => DATA.lists.get(listKey(wish)))
        const given = new Set([...GIVEN, ...wordsOf(JSON.stringify(lists))])
        for (const mode of ['publish', 'edit'] as const) {
          const said = saidBy(
            htmlOf(type, props, mode, { site: GREEK, locale: 'el' }).replace(FOR_OWNERS, ''),
          )
          expect(wordsOf(said).filter((word) => !given.has(word))).toEqual([])
        }
      }
    },
  )
})

describe('the words of a page', () => {
  it.each([...LANGUAGES])('in %s are all there, with the same parts to fill in', (_name, words) => {
    const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of Object.keys(ENGLISH) as BlockWord[]) {
      expect(words[key].trim()).not.toBe('')
      expect(parts(words[key])).toEqual(parts(ENGLISH[key]))
    }
  })

  it.each([
    ['de-CH', 'Suchen'],
    ['fr', 'Rechercher'],
    ['es_MX', 'Buscar'],
    ['ja-JP', '検索'],
    ['en-GB', 'Search'],
    ['nl', 'Search'],
    ['', 'Search'],
  ])('in %j are those of its language, or English', (language, word) => {
    expect(wordsIn(language).blockSearch).toBe(word)
  })

  it('are the theme’s own where it has some', () => {
    const localizedStrings = { blockSearch: 'Seek', other: 'Else' }
    const words = wordsOfSite({ website: { language: 'de' }, localizedStrings })
    expect(words).toMatchObject({ blockSearch: 'Seek', blockSend: 'Absenden', other: 'Else' })
  })
})
