import { watch } from 'node:fs'

/** Debounce: milliseconds, since editors write a file in several steps, and several files at once. */
const SETTLE_MS = 15

/** Tells of files that were written, once for those written together. The result ends it. */
export function watchFolder(
  folder: string,
  changed: (change: { isStylesOnly: boolean }) => void,
): () => void {
  const written = new Set<string>()
  let settling: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    written.add(path ?? '')
    clearTimeout(settling)
    settling = setTimeout(() => {
      const isStylesOnly = [...written].every((one) => /\.(?:less|css)$/.test(one))
      written.clear()
      changed({ isStylesOnly })
    }, SETTLE_MS)
  })
  // A folder that goes away while it is looked into; the next change is seen all the same.
  watcher.on('error', () => {})
  return () => {
    clearTimeout(settling)
    watcher.close()
  }
}
