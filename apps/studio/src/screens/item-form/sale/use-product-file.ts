import { getProductFile } from '@sitewright/api/commerce/get-product-file'
import { putProductFile } from '@sitewright/api/commerce/put-product-file'
import { removeProductFile } from '@sitewright/api/commerce/remove-product-file'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../../session/StudioProvider.tsx'

const keyOf = (siteId: string, productId: string) => ['product-file', siteId, productId] as const

/** The file that a digital product sells; null if it has none. */
export function useProductFile(siteId: string, productId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId, productId),
    queryFn: async ({ signal }) =>
      (await call(getProductFile, { siteId, productId }, { signal })).file,
  })
}

export function usePutProductFile(siteId: string, productId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const [sent, setSent] = useState(0)
  const putting = useMutation({
    mutationFn: async (file: File) => {
      setSent(0)
      const input = { siteId, productId, filename: file.name }
      return (await call(putProductFile, input, { body: file, onSent: setSent })).file
    },
    onSuccess: (file) => queries.setQueryData(keyOf(siteId, productId), file),
  })
  return { ...putting, sent }
}

export function useRemoveProductFile(siteId: string, productId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeProductFile, { siteId, productId }),
    onSuccess: () => queries.setQueryData(keyOf(siteId, productId), null),
  })
}
