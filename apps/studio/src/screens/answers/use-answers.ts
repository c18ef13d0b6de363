import type { AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import { getAnswer } from '@sitewright/api/forms/get-answer'
import { listAnswers } from '@sitewright/api/forms/list-answers'
import { removeAnswer } from '@sitewright/api/forms/remove-answer'
import { updateAnswer } from '@sitewright/api/forms/update-answer'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface AnswerAddress {
  readonly siteId: string
  readonly formId: string
  readonly answerId: string
}

export interface AnswersQuestion {
  readonly search: string
  readonly filter: AnswerFilter
}

export function useAnswers(siteId: string, formId: string, { search, filter }: AnswersQuestion) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['answers', siteId, formId, search, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAnswers,
        {
          ...{ siteId, formId, filter },
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

export function useAnswer({ siteId, formId, answerId }: AnswerAddress) {
  const call = useCall()
  return useQuery({
    queryKey: ['answer', siteId, formId, answerId],
    queryFn: ({ signal }) => call(getAnswer, { siteId, formId, answerId }, { signal }),
  })
}

interface AnswerChange {
  readonly isRead?: boolean
  readonly state?: 'kept'
}

export function useUpdateAnswer({ siteId, formId, answerId }: AnswerAddress) {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefresh(siteId, formId)
  return useMutation({
    mutationFn: (change: AnswerChange) =>
      call(updateAnswer, { siteId, formId, answerId, ...change }),
    onSuccess: ({ answer }) => {
      queries.setQueryData(['answer', siteId, formId, answerId], (before: object | undefined) =>
        before ? { ...before, answer } : undefined,
      )
      return refresh()
    },
  })
}

export function useRemoveAnswer({ siteId, formId, answerId }: AnswerAddress) {
  const call = useCall()
  const refresh = useRefresh(siteId, formId)
  return useMutation({
    mutationFn: () => call(removeAnswer, { siteId, formId, answerId }),
    onSuccess: refresh,
  })
}

/** Asks again for what has numbers of answers in it. */
function useRefresh(siteId: string, formId: string) {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['answers', siteId, formId] }),
      queries.invalidateQueries({ queryKey: ['forms', siteId] }),
    ])
  }
}
