import { createSubscriberImport } from '@sitewright/api/lists/create-subscriber-import'
import { getSubscriberImport } from '@sitewright/api/lists/get-subscriber-import'
import type { SubscriberImport } from '@sitewright/api/lists/import-shapes'
import { putSubscriberImport } from '@sitewright/api/lists/put-subscriber-import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import type { ListAddress } from './use-lists.ts'

/** Milliseconds between two looks at how far a file is. */
const LOOK_MS = 1_000

/** A file of subscribers on its way: read, looked at, begun, and followed to its end. */
export function useImport(address: ListAddress) {
  const call = useCall()
  const upload = useMutation({
    mutationFn: async (file: File) =>
      (
        await call(
          createSubscriberImport,
          { ...address, filename: file.name || 'people.csv' },
          { body: file },
        )
      ).import,
  })
  const importId = upload.data?.id ?? ''
  const begin = useMutation({
    mutationFn: async (proof: string) =>
      (await call(putSubscriberImport, { ...address, importId, proof })).import,
  })
  const followed = useQuery({
    queryKey: ['subscriber-import', address.siteId, address.listId, importId],
    queryFn: async ({ signal }) =>
      (await call(getSubscriberImport, { ...address, importId }, { signal })).import,
    enabled: begin.isSuccess,
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : LOOK_MS),
    gcTime: 0,
  })
  const current: SubscriberImport | undefined = followed.data ?? begin.data ?? upload.data
  return { current, upload, begin }
}
