import type { CommentState } from '@sitewright/core/comments/comment-states'
import { showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useUpdateComments } from './use-comments.ts'

/** Moves comments to a state and offers to take that back. */
export function useMoves(siteId: string) {
  const text = useText()
  const update = useUpdateComments(siteId)
  const failed = (error: Error) => showToast({ text: error.message, tone: 'danger' })

  const move = (commentIds: readonly string[], state: CommentState) =>
    update.mutate(
      { commentIds: [...commentIds], state },
      {
        onError: failed,
        onSuccess: ({ changed }) =>
          showToast({
            text: text(`comments.done.${state}`, { count: changed.length }),
            action: { label: text('common.undo'), onAction: () => takeBack(changed) },
          }),
      },
    )

  /** Comments go back to the states that they came from, which may be several. */
  const takeBack = (changed: readonly { readonly id: string; readonly before: CommentState }[]) => {
    for (const state of new Set(changed.map(({ before }) => before))) {
      const commentIds = changed.filter(({ before }) => before === state).map(({ id }) => id)
      update.mutate({ commentIds, state }, { onError: failed })
    }
  }

  const setBan = (commentId: string, name: string, isBanned: boolean) =>
    update.mutate(
      { commentIds: [commentId], isBanned },
      {
        onError: failed,
        onSuccess: () =>
          showToast({
            text: text(isBanned ? 'comments.bannedDone' : 'comments.unbannedDone', { name }),
          }),
      },
    )

  return { move, setBan, isPending: update.isPending }
}

export type Moves = ReturnType<typeof useMoves>
