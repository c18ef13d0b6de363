import type { FileKind } from '@sitewright/core/files/file-types'
import { useState } from 'react'
import { useDelayed } from '../use-delayed.ts'
import { useFiles } from './use-files.ts'

/** The part of the library that is listed. A search, and a choice of a kind, go through all of it; else it is one folder. */
export function useLibrary(siteId: string, folder: string | undefined) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<FileKind>()
  const settled = useDelayed(search.trim())
  const isFiltered = settled !== '' || kind !== undefined
  const folderId = isFiltered ? undefined : (folder ?? 'top')
  const files = useFiles(siteId, { search: settled, kind, folderId })
  const clear = () => {
    setSearch('')
    setKind(undefined)
  }
  return { search, setSearch, settled, kind, setKind, isFiltered, clear, files }
}
