/** Sentences for what a paste could not do. */

import { MAX_RICH_TEXT_LENGTH } from '@sitewright/blocks/rich-text'

const LENGTH = new Intl.NumberFormat('en').format(MAX_RICH_TEXT_LENGTH)

export const PASTE_NOTICES = {
  tooLong: `That is too much for one text, which holds up to ${LENGTH} characters in 5,000 pieces. Nothing was pasted: copy it in parts.`,
  tooDeep: 'The lists in that are nested too deeply for one text. Nothing was pasted.',
  picturesMissing:
    'Some pictures could not come along, because the clipboard only names them. Save them as files and drop them on the page.',
  noPictures: 'Pictures cannot stand in this text, so only the words were pasted.',
} as const

export type PasteNotice = keyof typeof PASTE_NOTICES
