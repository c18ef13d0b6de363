/** Pasting and dropping into a rich text, wherever one is typed: on the page and in forms. */

import { MAX_RICH_TEXT_LENGTH } from '@sitewright/blocks/rich-text'
import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import { newId } from '@sitewright/core/id'
import { readPictureAddress } from '@sitewright/core/links/picture-address'
import type { Slice } from 'prosemirror-model'
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { insertPasted, isEmptySlice } from './insert-pasted.ts'
import type { PasteNotice } from './notice-names.ts'
import { type FoundPictures, NO_PICTURES, type PastedPicture, picturesAmong } from './pictures.ts'
import { readPastedHtml } from './read-html.ts'
import { overLimit } from './text-limits.ts'

export interface PasteOptions {
  /** Pictures that came along; the words of the same paste were told just before, as any change is, under the same name. */
  onPictures(pictures: readonly PastedPicture[], paste: string): void
  onNotice(notice: PasteNotice): void
  /**
   * An address of a picture, or of what can be embedded, was pasted on a line of its own; absent where there is no page to put
   * a block on.
   */
  onAddress?(address: string, paste: string): void
}

const PASTE = 'pasteId'

/** The name of the paste or drop that a transaction comes of. */
export function pasteOf(transaction: Transaction): string | undefined {
  return transaction.getMeta(PASTE) as string | undefined
}

interface Read extends FoundPictures {
  /** Whether the words fit in as they are: copied from a text of ours, or without any format. */
  readonly isOurs: boolean
  readonly refusal: PasteNotice | undefined
}

const NOTHING_READ: Read = { ...NO_PICTURES, isOurs: true, refusal: undefined }

export function pastePlugin({ onPictures, onNotice, onAddress }: PasteOptions): Plugin {
  let rtf = ''
  let read = NOTHING_READ

  const noteRtf = (data: DataTransfer | null) => {
    rtf = data?.getData('text/rtf') ?? ''
    read = NOTHING_READ
    return false
  }

  /** Puts the words in. False when they were refused, and nothing is to come of the rest of the paste either. */
  const takeWords = (view: EditorView, slice: Slice, paste: string): boolean => {
    const { state } = view
    const { isOurs, refusal } = read
    const transaction = isOurs ? state.tr.replaceSelection(slice) : insertPasted(state, slice)
    const problem = refusal ?? overLimit(transaction.doc)
    if (problem) {
      onNotice(problem)
      return false
    }
    transaction.setMeta(PASTE, paste).setMeta('paste', true).setMeta('uiEvent', 'paste')
    view.dispatch(transaction.scrollIntoView())
    return true
  }

  const take = (view: EditorView, slice: Slice, data: DataTransfer | null) => {
    const paste = newId()
    const hasWords = read.refusal !== undefined || !isEmptySlice(slice)
    if (hasWords && !takeWords(view, slice, paste)) return
    // Office programs bring a picture of the words too: files count only where there are no words.
    const isByFiles = !hasWords && read.pictures.length === 0
    const files = isByFiles ? picturesAmong(data?.files ?? []) : []
    const pictures = [...read.pictures, ...files]
    if (pictures.length > 0) onPictures(pictures, paste)
    if (read.missing > files.length) onNotice('picturesMissing')
  }

  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (_view, { clipboardData }) => noteRtf(clipboardData),
        drop: (_view, { dataTransfer }) => noteRtf(dataTransfer),
      },
      transformPastedHTML(written) {
        const { html, ...rest } = readPastedHtml(written, rtf)
        read = rest
        return html
      },
      transformPastedText(text) {
        const isTooLong = text.length > MAX_RICH_TEXT_LENGTH
        read = { ...NOTHING_READ, refusal: isTooLong ? 'tooLong' : undefined }
        return isTooLong ? '' : text
      },
      handlePaste(view, { clipboardData }, slice) {
        const address = onAddress && addressIn(view, clipboardData)
        if (address !== undefined) onAddress?.(address, newId())
        else take(view, slice, clipboardData)
        return true
      },
      handleDrop(view, event, slice) {
        // Words that are dragged within the text are the editor's own business.
        if (view.dragging) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at) {
          const cursor = TextSelection.near(view.state.doc.resolve(at.pos))
          view.dispatch(view.state.tr.setSelection(cursor))
        }
        view.focus()
        take(view, slice, event.dataTransfer)
        return true
      },
    },
  })
}

/** The address of a picture or of something to embed, if that is all that is pasted and its line is empty: in a sentence it is a link. */
function addressIn({ state }: EditorView, data: DataTransfer | null): string | undefined {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.content.size > 0 || $from.depth > 1) return undefined
  const text = data?.getData('text/plain').trim() ?? ''
  if (!/^https?:\/\/\S+$/.test(text)) return undefined
  return readEmbedAddress(text)?.address ?? readPictureAddress(text)
}
