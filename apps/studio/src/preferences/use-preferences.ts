/** Commerce preferences of a site in the studio, in a cache for each namespace. */

import type { CallInput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { getCommercePreferences } from '@sitewright/api/commerce/get-commerce-preferences'
import { putCommercePreferences } from '@sitewright/api/commerce/put-commerce-preferences'
import { differs } from '@sitewright/core/commerce/preferences'
import type { JsonObject } from '@sitewright/core/json'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../session/StudioProvider.tsx'
import { broadcastRefetch, onRefetch, type PreferenceNews } from './preference-news.ts'

const keyOf = ({ siteId, namespace }: PreferenceNews) => ['commerce-preferences', siteId, namespace]

function questionOf(call: Client, place: PreferenceNews) {
  return {
    queryKey: keyOf(place),
    queryFn: async (): Promise<JsonObject> =>
      reported(place, () => call(getCommercePreferences, place)),
    // Cached settings stand until an update is broadcast.
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** The settings of a namespace, asked for once and again after every update, also by another tab. */
export function usePreferences(siteId: string, namespace: string) {
  const call = useCall()
  const queries = useQueryClient()
  useEffect(
    () =>
      onRefetch((news) => {
        if (news.siteId === siteId && news.namespace === namespace) {
          void queries.invalidateQueries({ queryKey: keyOf(news) })
        }
      }),
    [queries, siteId, namespace],
  )
  return useQuery(questionOf(call, { siteId, namespace }))
}

/** Changes settings of a namespace; the others in it stay. */
export function useUpdatePreferences(siteId: string, namespace: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (changes: JsonObject) =>
      updatePreferences({ call, queries }, { siteId, namespace }, changes),
  })
}

/** Sends the settings only where some value differs, and then broadcasts that they are to be fetched again. */
export async function updatePreferences(
  { call, queries }: { call: Client; queries: QueryClient },
  place: PreferenceNews,
  changes: JsonObject,
): Promise<JsonObject> {
  const known = await queries.ensureQueryData(questionOf(call, place))
  if (!differs(known, changes)) return known
  const settings = await reported(place, async () => {
    const sent = { ...known, ...changes, ...place } as CallInput<typeof putCommercePreferences>
    return call(putCommercePreferences, sent)
  })
  queries.setQueryData(keyOf(place), settings)
  broadcastRefetch(place)
  return settings
}

/** Reports a failure to the console of the browser and throws it again, for the screen to show. */
async function reported<Result>(
  { namespace }: PreferenceNews,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    console.error(`Preferences of ${namespace} could not be read or written`, error)
    throw error
  }
}
