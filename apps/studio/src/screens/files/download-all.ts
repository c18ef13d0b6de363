import type { Asset } from '@sitewright/api/files/shapes'

/** Chrome lets a page begin this many downloads within a second, and drops all others without a word. */
const BURST = 10
const PAUSE_MS = 1_200

/** Downloads files one after the other; the browser may ask once whether a page may do that. */
export async function downloadAll(
  files: readonly Pick<Asset, 'url' | 'filename'>[],
): Promise<void> {
  for (const [index, { url, filename }] of files.entries()) {
    if (index > 0 && index % BURST === 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const link = document.createElement('a')
    link.href = url
    link.download = filename
    link.click()
  }
}
