/** Sentences for what a paste or a drop could not do. */

import { MAX_RICH_TEXT_LENGTH, MAX_RICH_TEXT_NODES } from '@sitewright/blocks/rich-text'
import type { PasteNotice } from './notice-names.ts'

const inWords = (count: number) => new Intl.NumberFormat('en').format(count)
const LENGTH = inWords(MAX_RICH_TEXT_LENGTH)
const PIECES = inWords(MAX_RICH_TEXT_NODES)

export const PASTE_NOTICES: Readonly<Record<PasteNotice, string>> = {
  tooLong: `That is too much for one text, which holds ${LENGTH} characters in ${PIECES} pieces. Nothing was pasted; copy it in parts.`,
  tooDeep: 'That is nested in more levels than one text holds. Nothing was pasted.',
  picturesMissing:
    'Some pictures could not come along, because the clipboard only says where they are. Save them as files and drop them on the page.',
  noPictures: 'This text cannot hold pictures, so none came along.',
  notPictures: 'Only pictures can be dropped on the page.',
}
