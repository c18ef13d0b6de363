import { createFileFolder } from '@sitewright/api/files/create-file-folder'
import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { listFileFolders } from '@sitewright/api/files/list-file-folders'
import { moveAssets } from '@sitewright/api/files/move-assets'
import { removeFileFolder } from '@sitewright/api/files/remove-file-folder'
import { updateFileFolder } from '@sitewright/api/files/update-file-folder'
import { folderPath } from '@sitewright/core/files/file-folders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../session/StudioProvider.tsx'
import { inParts } from './in-parts.ts'

/** Begins like all lists of a site's files, so that it is asked for again with them. */
const keyOf = (siteId: string) => ['assets', siteId, 'folders']

export function useFolders(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listFileFolders, { siteId }, { signal })).folders,
  })
}

/** The folder of an address, and the one to list: the top where it is gone, which is known once the folders are. */
export function useOpenFolder(siteId: string, folder: string | undefined) {
  const { data } = useFolders(siteId)
  const folders = data ?? []
  const open = folderPath(folders, folder ?? null).at(-1)?.id ?? null
  return { folders, open, listed: data ? (open ?? undefined) : folder }
}

/** `2026 / Spring`: a folder with those that it is in. */
export function folderLabel(folders: readonly FileFolder[], id: string): string {
  return folderPath(folders, id)
    .map(({ name }) => name)
    .join(' / ')
}

export type FolderDeed =
  | { readonly kind: 'add'; readonly name: string; readonly parentId: string | null }
  | {
      readonly kind: 'change'
      readonly folderId: string
      readonly changes: { readonly name: string } | { readonly parentId: string | null }
    }
  | { readonly kind: 'remove'; readonly folderId: string }
  | { readonly kind: 'fill'; readonly folderId: string | null; readonly assetIds: string[] }

/** Makes, renames, moves and removes folders, and puts files into them. */
export function useFolderDeeds(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (deed: FolderDeed): Promise<unknown> => {
      switch (deed.kind) {
        case 'add':
          return call(createFileFolder, { siteId, name: deed.name, parentId: deed.parentId })
        case 'change':
          return call(updateFileFolder, { ...deed.changes, siteId, folderId: deed.folderId })
        case 'remove':
          return call(removeFileFolder, { siteId, folderId: deed.folderId })
        case 'fill':
          return inParts(deed.assetIds, (assetIds) =>
            call(moveAssets, { siteId, folderId: deed.folderId, assetIds }),
          )
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['assets', siteId] }),
  })
}
