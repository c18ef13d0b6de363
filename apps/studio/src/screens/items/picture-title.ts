import type { Asset } from '@sitewright/api/files/shapes'

const MAX_TITLE = 200

/** What a picture is called until its owner says more: what it shows, or its file's name as words. */
export function pictureTitle({ altText, filename }: Pick<Asset, 'altText' | 'filename'>): string {
  const name = filename.replace(/\.\w+$/, '')
  const words = name.replace(/[-_\s]+/g, ' ').trim()
  return (altText.trim() || words || filename).slice(0, MAX_TITLE)
}
