import { createCommentReply } from '@sitewright/api/comments/create-comment-reply'
import { editComment } from '@sitewright/api/comments/edit-comment'
import { listComments } from '@sitewright/api/comments/list-comments'
import { updateComments } from '@sitewright/api/comments/update-comments'
import type { CommentState } from '@sitewright/core/comments/comment-states'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface CommentsQuestion {
  readonly state: CommentState
  readonly search: string
}

export function useComments(siteId: string, { state, search }: CommentsQuestion) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['comments', siteId, state, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { siteId, state, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

interface CommentsChange {
  readonly commentIds: string[]
  readonly state?: CommentState
  readonly isBanned?: boolean
}

export function useUpdateComments(siteId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: (change: CommentsChange) => call(updateComments, { siteId, ...change }),
    onSuccess: refresh,
  })
}

export function useReplyToComment(siteId: string, commentId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: (words: string) => call(createCommentReply, { siteId, commentId, words }),
    onSuccess: refresh,
  })
}

export function useEditComment(siteId: string, commentId: string) {
  const call = useCall()
  const refresh = useRefresh(siteId)
  return useMutation({
    mutationFn: (change: { readonly words: string; readonly before: string }) =>
      call(editComment, { siteId, commentId, ...change }),
    onSuccess: refresh,
  })
}

function useRefresh(siteId: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['comments', siteId] })
}
