import type { Asset } from '@sitewright/api/files/shapes'

/** Characters; the limit that the contract has for titles of items. */
const MAX_TITLE = 200

/** First title of a picture: its alt text, or its file's name as words. */
export function pictureTitle({ altText, filename }: Pick<Asset, 'altText' | 'filename'>): string {
  const name = filename.replace(/\.\w+$/, '')
  const words = name.replace(/[-_\s]+/g, ' ').trim()
  return (altText.trim() || words || filename).slice(0, MAX_TITLE)
}
