import { MAX_ANSWERS_AT_ONCE } from '@sitewright/api/forms/answer-shapes'
import { createAnswerReply } from '@sitewright/api/forms/create-answer-reply'
import { editAnswers } from '@sitewright/api/forms/edit-answers'
import { getAnswer } from '@sitewright/api/forms/get-answer'
import { listAnswers } from '@sitewright/api/forms/list-answers'
import { removeAnswer } from '@sitewright/api/forms/remove-answer'
import { removeAnswers } from '@sitewright/api/forms/remove-answers'
import { updateAnswer } from '@sitewright/api/forms/update-answer'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import type { AnswersView } from './answers-view.ts'

export interface AnswerAddress {
  readonly siteId: string
  readonly formId: string
  readonly answerId: string
}

export function useAnswers(siteId: string, formId: string, { show, ...view }: AnswersView) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['answers', siteId, formId, { show, ...view }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAnswers,
        {
          siteId,
          formId,
          ...view,
          ...(show && { filter: show }),
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

export interface ReplyWish {
  /** Made for each text that is sent: the same one goes out once, however often it is asked for. */
  readonly replyId: string
  readonly subject: string
  readonly text: string
}

export function useReply({ siteId, formId, answerId }: AnswerAddress) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: ReplyWish) => call(createAnswerReply, { siteId, formId, answerId, ...wish }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['answer', siteId, formId, answerId] }),
  })
}

export interface LabelWish {
  readonly addLabels?: string[]
  readonly removeLabels?: string[]
}

export interface AnswersChange extends AnswerChange, LabelWish {
  readonly answerIds: readonly string[]
}

/** Changes any number of answers, as many at once as a call takes; says how many were still there. */
export function useEditAnswers(siteId: string, formId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefresh(siteId, formId)
  return useMutation({
    mutationFn: ({ answerIds, ...change }: AnswersChange) =>
      inParts(answerIds, (ids) => call(editAnswers, { siteId, formId, answerIds: ids, ...change })),
    onSettled: () =>
      Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['answer', siteId, formId] })]),
  })
}

export function useRemoveAnswers(siteId: string, formId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId, formId)
  return useMutation({
    mutationFn: (answerIds: readonly string[]) =>
      inParts(answerIds, (ids) => call(removeAnswers, { siteId, formId, answerIds: ids })),
    onSettled: refresh,
  })
}

async function inParts(
  answerIds: readonly string[],
  change: (ids: string[]) => Promise<{ count: number }>,
): Promise<number> {
  let changed = 0
  for (let from = 0; from < answerIds.length; from += MAX_ANSWERS_AT_ONCE) {
    const { count } = await change(answerIds.slice(from, from + MAX_ANSWERS_AT_ONCE))
    changed += count
  }
  return changed
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
