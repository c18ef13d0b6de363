import type { Asset } from '@sitewright/api/files/shapes'
import { ARCHIVE_NAME, MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'

export interface Download {
  readonly url: string
  readonly filename: string
}

/** Downloads for the files: one alone as it is, more of them as archives of as many as one takes. */
export function downloadsOf(
  siteId: string,
  files: readonly Pick<Asset, 'id' | 'url' | 'filename'>[],
): Download[] {
  const [first] = files
  if (first && files.length === 1) return [{ url: first.url, filename: first.filename }]
  const starts = Array.from(
    { length: Math.ceil(files.length / MAX_FILES_AT_ONCE) },
    (_, index) => index * MAX_FILES_AT_ONCE,
  )
  return starts.map((start) => {
    const ids = files.slice(start, start + MAX_FILES_AT_ONCE).map(({ id }) => id)
    return { url: `/s/${siteId}/files/${ARCHIVE_NAME}?ids=${ids.join()}`, filename: ARCHIVE_NAME }
  })
}

/** Begins the downloads; the browser may ask once whether a page may begin several. */
export function downloadFiles(...[siteId, files]: Parameters<typeof downloadsOf>): void {
  for (const { url, filename } of downloadsOf(siteId, files)) {
    const link = document.createElement('a')
    link.href = url
    link.download = filename
    link.click()
  }
}
