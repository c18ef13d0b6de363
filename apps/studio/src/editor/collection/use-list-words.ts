import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { nounOf } from '../../screens/items/item-words.ts'
import { useText } from '../../text.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'

/** What the items of the page's list are called, and what adding one is. */
export function useListWords() {
  const text = useText()
  const words = useWords()
  const { page } = useEditor().visit.opened
  const isEmpty = useCanvas(({ items }) => items.length === 0)
  const noun = text(nounOf(page.kind), { count: 1 })
  const isOfPictures = collectionKind(page.kind).items?.recordTypes[0] === RECORD_TYPES.image
  const add = isOfPictures
    ? words(isEmpty ? 'listAddFirstPictures' : 'listAddPictures')
    : isEmpty
      ? words('listAddFirst', { noun })
      : text('items.add', { noun })
  return {
    noun,
    several: text(nounOf(page.kind), { count: 2 }),
    add,
    isEmpty,
    isOfPictures,
    isStore: isStore(page.kind),
  }
}
