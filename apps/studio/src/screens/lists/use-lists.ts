import { createMailingList } from '@sitewright/api/lists/create-mailing-list'
import { createSubscriber } from '@sitewright/api/lists/create-subscriber'
import { eraseSubscriber } from '@sitewright/api/lists/erase-subscriber'
import { listMailingLists } from '@sitewright/api/lists/list-mailing-lists'
import { listSubscribers } from '@sitewright/api/lists/list-subscribers'
import { removeMailingList } from '@sitewright/api/lists/remove-mailing-list'
import { sendConfirmation } from '@sitewright/api/lists/send-confirmation'
import type { Subscriber } from '@sitewright/api/lists/shapes'
import { updateMailingList } from '@sitewright/api/lists/update-mailing-list'
import { updateSubscriber } from '@sitewright/api/lists/update-subscriber'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface ListAddress {
  readonly siteId: string
  readonly listId: string
}

export function useLists(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['mailing-lists', siteId],
    queryFn: async ({ signal }) => (await call(listMailingLists, { siteId }, { signal })).lists,
  })
}

/** Forgets what was read of the lists of a site and of the people on them. */
export function useOutdate(siteId: string): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['mailing-lists', siteId] }),
      queries.invalidateQueries({ queryKey: ['subscribers', siteId] }),
    ])
}

/** Adds a list, or names one anew. */
export function useSaveList(siteId: string) {
  const call = useCall()
  const onSuccess = useOutdate(siteId)
  return useMutation({
    mutationFn: ({ listId, name }: { listId: string | undefined; name: string }) =>
      listId === undefined
        ? call(createMailingList, { siteId, name })
        : call(updateMailingList, { siteId, listId, name }),
    onSuccess,
  })
}

export function useRemoveList(siteId: string) {
  const call = useCall()
  const onSuccess = useOutdate(siteId)
  return useMutation({
    mutationFn: (listId: string) => call(removeMailingList, { siteId, listId }),
    onSuccess,
  })
}

export const SUBSCRIBER_FILTERS = [
  'all',
  'subscribed',
  'pending',
  'held',
  'unsubscribed',
  'bounced',
] as const
export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number]

export function useSubscribers(
  { siteId, listId }: ListAddress,
  { search, state }: { readonly search: string; readonly state: SubscriberFilter },
) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['subscribers', siteId, listId, search, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSubscribers,
        {
          ...{ siteId, listId, state },
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export interface NewSubscriber {
  readonly email: string
  readonly name: string
  readonly proof: string
}

export function useAddSubscriber({ siteId, listId }: ListAddress) {
  const call = useCall()
  const onSuccess = useOutdate(siteId)
  return useMutation({
    mutationFn: (person: NewSubscriber) => call(createSubscriber, { siteId, listId, ...person }),
    onSuccess,
  })
}

/** Deeds of an owner about one person of a list. */
export type SubscriberDeed = 'unsubscribe' | 'ask' | 'erase'

export function useSubscriberDeed({ siteId, listId }: ListAddress, { id }: Subscriber) {
  const call = useCall()
  const onSuccess = useOutdate(siteId)
  const address = { siteId, listId, subscriberId: id }
  const deeds: Readonly<Record<SubscriberDeed, () => Promise<unknown>>> = {
    unsubscribe: () => call(updateSubscriber, { ...address, state: 'unsubscribed' }),
    ask: () => call(sendConfirmation, address),
    erase: () => call(eraseSubscriber, address),
  }
  return useMutation({ mutationFn: (deed: SubscriberDeed) => deeds[deed](), onSuccess })
}
