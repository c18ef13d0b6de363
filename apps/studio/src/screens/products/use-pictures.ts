import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

type AssetMap = Readonly<Record<string, Asset>>

/** The uploaded pictures with these ids; one that is gone is simply absent. */
export function usePictures(siteId: string, ids: readonly string[]) {
  const call = useCall()
  const queries = useQueryClient()
  const knownKey = ['pictures', siteId]
  return useQuery({
    queryKey: [...knownKey, [...ids].sort().join()],
    queryFn: async ({ signal }) => {
      const known = { ...queries.getQueryData<AssetMap>(knownKey) }
      const isMissing = () => ids.some((id) => !known[id])
      let cursor: string | null = ''
      while (cursor !== null && isMissing()) {
        const page: { items: Asset[]; nextCursor: string | null } = await call(
          listAssets,
          { siteId, ...(cursor && { cursor }) },
          { signal },
        )
        for (const asset of page.items) known[asset.id] = asset
        cursor = page.nextCursor
      }
      queries.setQueryData(knownKey, known)
      return known as AssetMap
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
}

/** Uploads one after the other, so that their order is the order they were chosen in. */
export function useUploadPictures(siteId: string, onStored: (asset: Asset) => void) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const { asset } = await call(uploadAsset, { siteId, filename: file.name }, { body: file })
        queries.setQueryData<AssetMap>(['pictures', siteId], (known) => ({
          ...known,
          [asset.id]: asset,
        }))
        onStored(asset)
      }
    },
  })
}

/** What the server can read as a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
