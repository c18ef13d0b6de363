import { listReviews } from '@sitewright/api/reviews/list-reviews'
import { putReview } from '@sitewright/api/reviews/put-review'
import { returnReview } from '@sitewright/api/reviews/return-review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useLatestItem } from '../item-form/use-stored-item.ts'
import { useCan } from '../sites/use-sites.ts'

const keyOf = (siteId: string) => ['reviews', siteId] as const

/** Reviews of a site; asked for with a screen and whenever its window is come back to, never by a clock. */
export function useReviews(siteId: string) {
  const call = useCall()
  const can = useCan(siteId)
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(listReviews, { siteId }, { signal }),
    enabled: can('content.view'),
    staleTime: 10_000,
  })
}

/** The answer to a review, or the wish for one: both change the state of the item, and give it as it is then. */
export type ReviewDeed =
  | { readonly itemId: string; readonly reviewerId: string }
  | { readonly itemId: string; readonly note: string }

export function useReviewDeed(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const latest = useLatestItem(siteId, 'items')
  return useMutation({
    mutationFn: async (wish: ReviewDeed) => {
      if ('note' in wish) await call(returnReview, { siteId, ...wish })
      else await call(putReview, { siteId, ...wish })
      return latest(wish.itemId)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
