/** Checks the item types that a theme adds: their names, and that collections name types that exist. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { didYouMean } from '@sitewright/template/check'
import type { SourceFile } from '../joined-source.ts'
import type { JsonNode } from '../json/parse-json.ts'
import { entryOf, itemsOf, textOf } from '../json/shapes.ts'
import { placeIn, type ThemeFinding, themeFinding } from './finding.ts'

/** Item types that exist without the theme's own. */
const ITEM_TYPES = ['text', 'image', 'video', 'audio', 'event', 'store_item', 'quote', 'link']
/** Types that pages of an index can have besides the theme's collections. */
const PAGE_TYPES = ['page', 'index', 'folder', 'album', 'blog', 'events', 'gallery', 'products']
const MAX_TYPES_BYTES = 50 * 1024
/** A name that a template can ask for: `customContent.<name>`. */
const FIELD_NAME = /^[a-zA-Z_]\w*$/

export function* checkCustomTypes(file: SourceFile, manifest: JsonNode): Iterable<ThemeFinding> {
  const types = entryOf(manifest, 'customTypes')
  if (types && types.end - types.start > MAX_TYPES_BYTES) {
    yield invalid(file, types, 'Custom types may take 50 KB in all.')
  }
  const taken = new Set<string>(ITEM_TYPES)
  for (const type of itemsOf(types)) {
    const name = entryOf(type, 'name')
    const text = textOf(name)
    if (name && text !== undefined && taken.has(text)) {
      yield invalid(file, name, `There is already a type called \`${text}\`.`)
    }
    taken.add(text ?? '')
    yield* checkFields(file, type)
  }
}

function* checkFields(file: SourceFile, type: JsonNode): Iterable<ThemeFinding> {
  const taken = new Set<string>()
  for (const field of itemsOf(entryOf(type, 'fields'))) {
    const name = entryOf(field, 'name')
    const text = textOf(name)
    if (!name || text === undefined) continue
    if (taken.has(text)) yield invalid(file, name, `There is already a field called \`${text}\`.`)
    taken.add(text)
    if (FIELD_NAME.test(text)) continue
    const message = `\`${text}\` is no name for a field: letters, digits and \`_\` make one.`
    yield invalid(file, name, message)
  }
}

function invalid(file: SourceFile, { start }: JsonNode, message: string): ThemeFinding {
  return themeFinding(placeIn(file, start), { code: 'value-invalid', message })
}

/** Checks `acceptTypes` of a collection. */
export function* checkAcceptTypes(
  file: SourceFile,
  conf: JsonNode,
  own: { readonly customTypes: readonly string[]; readonly collections: readonly string[] },
): Iterable<ThemeFinding> {
  const known = [...ITEM_TYPES, ...PAGE_TYPES, ...own.customTypes, ...own.collections]
  for (const one of itemsOf(entryOf(conf, 'acceptTypes'))) {
    const type = textOf(one)
    if (type === undefined || known.includes(type)) continue
    yield themeFinding(placeIn(file, one.start), {
      code: 'value-unknown',
      message: `There is no type of items or collections called \`${type}\`.`,
      hint: didYouMean(nearestWord(type, known)),
    })
  }
}
