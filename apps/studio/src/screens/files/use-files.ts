import type { CallInput } from '@sitewright/api/call'
import { editAsset } from '@sitewright/api/files/edit-asset'
import { getFilesUsage } from '@sitewright/api/files/get-files-usage'
import { listAssetUses } from '@sitewright/api/files/list-asset-uses'
import { listAssets } from '@sitewright/api/files/list-assets'
import { listAssetsUses } from '@sitewright/api/files/list-assets-uses'
import { removeAsset } from '@sitewright/api/files/remove-asset'
import { removeAssets } from '@sitewright/api/files/remove-assets'
import { replaceAsset } from '@sitewright/api/files/replace-asset'
import type { Asset } from '@sitewright/api/files/shapes'
import { updateAsset } from '@sitewright/api/files/update-asset'
import type { FileKind } from '@sitewright/core/files/file-types'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'

export interface FileFilter {
  readonly search: string
  /** Folder to stay in, or `top`; undefined for the whole library. */
  readonly folderId: string | undefined
  readonly kind: FileKind | undefined
}

/** All lists of a site's files begin like this. */
const listsOf = (siteId: string) => ['assets', siteId]

export function useFiles(siteId: string, filter: FileFilter) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...listsOf(siteId), filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAssets, { siteId, ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export function useFilesUsage(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...listsOf(siteId), 'usage'],
    queryFn: ({ signal }) => call(getFilesUsage, { siteId }, { signal }),
  })
}

export function useFileUses(siteId: string, assetId: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...listsOf(siteId), 'uses', assetId],
    queryFn: async ({ signal }) =>
      (await call(listAssetUses, { siteId, assetId }, { signal })).uses,
  })
}

/** Everything that shows a file shows it anew. */
function useRefresh(siteId: string) {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: listsOf(siteId) })
    void queries.invalidateQueries({ queryKey: ['pictures', siteId] })
    void queries.invalidateQueries({ queryKey: ['products', siteId] })
  }
}

export interface FileChanges {
  readonly filename?: string
  readonly altText?: string
  readonly isDecorative?: boolean
  readonly focalPoint?: Asset['focalPoint']
}

export function useSaveFile(siteId: string, assetId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: async (changes: FileChanges) =>
      (await call(updateAsset, { siteId, assetId, ...changes })).asset,
    onSuccess: refresh,
  })
}

export function useReplaceFile(siteId: string, assetId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  const [sent, setSent] = useState(0)
  const replacing = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      const input = { siteId, assetId, filename: file.name }
      return (await call(replaceAsset, input, { body: file, onSent: setSent })).asset
    },
    onSuccess: refresh,
  })
  return { ...replacing, sent }
}

/** Pictures that have no description and want one, as they are now: whoever works through them is told of others next time. */
export function useUndescribed(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['undescribed', siteId],
    queryFn: async ({ signal }) =>
      (await call(listAssets, { siteId, undescribed: 'yes' }, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Uses of any of several files, which are not many places however many files there are. */
export function useUsesOfAny(siteId: string, ids: readonly string[]) {
  const call = useCall()
  return useQuery({
    queryKey: [...listsOf(siteId), 'uses', ...ids],
    queryFn: async ({ signal }) =>
      (await call(listAssetsUses, { siteId, ids: ids.join() }, { signal })).uses,
    gcTime: 0,
  })
}

export function useRemoveFiles(siteId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: (assetIds: string[]) => call(removeAssets, { siteId, assetIds }),
    onSuccess: refresh,
  })
}

export function useEditPicture(siteId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: (input: Omit<CallInput<typeof editAsset>, 'siteId'>) =>
      call(editAsset, { siteId, ...input }),
    onSuccess: refresh,
  })
}

export function useRemoveFile(siteId: string, assetId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: () => call(removeAsset, { siteId, assetId }),
    onSuccess: refresh,
  })
}
