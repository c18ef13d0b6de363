import { getMessage } from '@sitewright/api/mail/get-message'
import { listMessages } from '@sitewright/api/mail/list-messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useMessages(siteId: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['mail', siteId],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { siteId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useMessage(siteId: string, messageId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['message', siteId, messageId],
    queryFn: async ({ signal }) =>
      (await call(getMessage, { siteId, messageId }, { signal })).message,
  })
}
