import { useState } from 'react'

/** Which folders were closed is remembered on the device; everything else is open. */
export function useOpenFolders(
  siteId: string,
  folderIds: readonly string[],
): [ReadonlySet<string>, (open: ReadonlySet<string>) => void] {
  const key = `sitewright.closed-folders.${siteId}`
  const [closed, setClosed] = useState<readonly string[]>(() => read(key))
  const open = new Set(folderIds.filter((id) => !closed.includes(id)))
  return [
    open,
    (next) => {
      const nowClosed = folderIds.filter((id) => !next.has(id))
      setClosed(nowClosed)
      write(key, nowClosed)
    },
  ]
}

/** The closed folders that were stored; none where the browser stores nothing. */
function read(key: string): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, ids.join(' '))
  } catch {
    // The browser stores nothing, so the folders are open again next time.
  }
}
