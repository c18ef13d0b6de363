import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { updateAsset } from '@sitewright/api/files/update-asset'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../session/StudioProvider.tsx'

type AssetMap = Readonly<Record<string, Asset>>

/** Every answer about a site's pictures, whichever ids were asked for. */
const allKey = (siteId: string) => ['pictures', siteId]
const keyOf = (siteId: string, ids: readonly string[]) => [
  ...allKey(siteId),
  [...ids].sort().join(),
]

/** The uploaded pictures with these ids; one that is gone is simply absent. */
export function usePictures(siteId: string, ids: readonly string[]) {
  const call = useCall()
  const queries = useQueryClient()
  return useQuery({
    queryKey: keyOf(siteId, ids),
    queryFn: async ({ signal }): Promise<AssetMap> => {
      const { items } = await call(listAssets, { siteId, ids: ids.join() }, { signal })
      return Object.fromEntries(items.map((asset) => [asset.id, asset]))
    },
    enabled: ids.length > 0,
    // A picture that comes or goes leaves the others in sight.
    placeholderData: (): AssetMap => {
      const answers = queries.getQueriesData<AssetMap>({ queryKey: allKey(siteId) })
      return Object.assign({}, ...answers.map(([, known]) => known))
    },
  })
}

/** Uploads one after the other, so that their order is the order they were chosen in. One that the library has is used from there. */
export function useUploadPictures(siteId: string, onStored: (asset: Asset) => void) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const input = { siteId, filename: file.name, sameBytes: 'reuse' } as const
        const { asset } = await call(uploadAsset, input, { body: file })
        queries.setQueryData<AssetMap>(keyOf(siteId, [asset.id]), { [asset.id]: asset })
        onStored(asset)
      }
    },
  })
}

/** Keeps the words of a picture, or that it needs none. */
export function useSaveAltText(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (
      change: { assetId: string } & ({ altText: string } | { isDecorative: boolean }),
    ) => (await call(updateAsset, { siteId, ...change })).asset,
    onSuccess: (asset) => {
      queries.setQueriesData<AssetMap>({ queryKey: allKey(siteId) }, (known) =>
        known?.[asset.id] ? { ...known, [asset.id]: asset } : known,
      )
      void queries.invalidateQueries({ queryKey: ['assets', siteId] })
    },
  })
}

/** Media types that the server can read as a picture. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]
