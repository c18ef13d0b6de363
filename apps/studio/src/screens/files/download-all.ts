import type { Asset } from '@sitewright/api/files/shapes'

/** Downloads files one after the other; the browser may ask once whether a page may do that. */
export function downloadAll(files: readonly Pick<Asset, 'url' | 'filename'>[]): void {
  for (const { url, filename } of files) {
    const link = document.createElement('a')
    link.href = url
    link.download = filename
    link.click()
  }
}
