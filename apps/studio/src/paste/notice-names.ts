/** Reasons why a paste did not come whole; their sentences are in `notices.ts`, where the owner reads them. */
export const PASTE_NOTICE_NAMES = [
  'tooLong',
  'tooDeep',
  'picturesMissing',
  'noPictures',
  'notPictures',
] as const

export type PasteNotice = (typeof PASTE_NOTICE_NAMES)[number]
