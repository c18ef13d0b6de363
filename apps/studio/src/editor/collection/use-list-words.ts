import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { nounOf } from '../../screens/items/item-words.ts'
import { useText } from '../../text.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'

/** Words for the items of the page's list, and for adding one. */
export function useListWords() {
  const text = useText()
  const words = useWords()
  const { page } = useEditor().visit.opened
  const isEmpty = useCanvas(({ items }) => items.length === 0)
  const noun = text(nounOf(page.kind), { count: 1 })
  const several = text(nounOf(page.kind), { count: 2 })
  const isOfPictures = collectionKind(page.kind).items?.recordTypes[0] === RECORD_TYPES.image
  const add = isOfPictures
    ? words(isEmpty ? 'listAddFirstPictures' : 'listAddPictures')
    : isEmpty
      ? words('listAddFirst', { noun })
      : text('items.add', { noun })
  return {
    noun,
    /** The hint while nothing is selected. */
    hint: isEmpty
      ? text('items.emptyTitle', { noun: several })
      : words('listHint', { noun: several }),
    add,
    isEmpty,
    isOfPictures,
    isStore: isStore(page.kind),
  }
}
