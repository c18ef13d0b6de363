/** The list of what publishing would change on a site: its state, and its length, on every screen of the site. */

import type { CallOutput } from '@sitewright/api/call'
import { getChanges } from '@sitewright/api/content/get-changes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'

export type Changes = CallOutput<typeof getChanges>['changes']

export const changesKey = (siteId: string) => ['changes', siteId] as const

/** Milliseconds for which coming back to the window asks for nothing new; between canvas and panel one goes back and forth. */
const FRESH_MS = 1_000

/** Undefined until it is known, and for roles that do not see content. */
export function useChanges(siteId: string): Changes | undefined {
  const call = useCall()
  const can = useCan(siteId)
  const queries = useQueryClient()
  const { data, refetch, isStale } = useQuery({
    queryKey: changesKey(siteId),
    enabled: can('content.view'),
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(getChanges, { siteId }, { signal })).changes,
  })

  // Other tabs and people publish, too. Between two windows side by side none becomes hidden, which is all that the query hears of.
  useEffect(() => {
    const refresh = () => {
      if (can('content.view') && isStale) void refetch()
    }
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  })

  // Pages, the site and its first steps tell what is published, too: a list that differs means that they do.
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== data) {
      void queries.invalidateQueries({ queryKey: ['pages', siteId] })
      void queries.invalidateQueries({ queryKey: ['site', siteId] })
      void queries.invalidateQueries({ queryKey: ['first-steps', siteId] })
    }
    known.current = data
  }, [data, queries, siteId])

  return data
}
