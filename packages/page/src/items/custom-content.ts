/** Fields of item types that a theme defines: `customContent` in templates (themes §2). */

import { richText, richTextToHtml } from '@sitewright/blocks/rich-text'
import type { CustomFields, CustomValue } from '@sitewright/core/content/item-content'
import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { ItemSurroundings } from './item-surroundings.ts'

type Around = Pick<ItemSurroundings, 'pictures' | 'paths'>

/** Null for items without such a type. Deleted pictures are left out. */
export function customContentOf(
  { content }: { readonly content: CustomFields },
  around: Around,
): JsonObject | null {
  if (content.customType === '') return null
  return Object.fromEntries(
    Object.entries(content.custom).flatMap(([name, value]) => {
      const shown = presented(value, around)
      return shown === undefined ? [] : [[name, shown]]
    }),
  )
}

function presented(value: CustomValue, { pictures, paths }: Around): Json | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  const picture = (id: Id): JsonObject[] => {
    const found = pictures.get(id)
    return found ? [{ ...found } as unknown as JsonObject] : []
  }
  if ('imageId' in value) return picture(value.imageId)[0]
  if ('imageIds' in value) return { items: value.imageIds.flatMap(picture) }
  const { data } = richText.safeParse(value.richText)
  if (!data) return undefined
  const html = richTextToHtml(data, {
    pagePaths: paths,
    assetUrl: (id: Id) => pictures.get(id)?.assetUrl,
  })
  // Themes use either name.
  return { html, source: html, empty: html.replace(/<[^>]*>/g, '').trim() === '' }
}

/** Ids of the pictures that have to be fetched before an item can be presented. */
export function customPictures(custom: CustomFields['custom']): Id[] {
  return Object.values(custom).flatMap((value) => {
    if (typeof value !== 'object') return []
    if ('imageId' in value) return [value.imageId]
    return 'imageIds' in value ? value.imageIds : []
  })
}
