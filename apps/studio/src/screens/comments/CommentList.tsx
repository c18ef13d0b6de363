import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import type { CommentState } from '@sitewright/core/comments/comment-states'
import { Button, Checkbox } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { CommentRow } from './CommentRow.tsx'
import styles from './Comments.module.css'
import { MOVES } from './moves.ts'
import { useMoves } from './use-moves.ts'

export interface CommentListProps {
  siteId: string
  state: CommentState
  rows: readonly ModeratedComment[]
}

/** Comments in one state, with what can be done to one of them or to several at once. */
export function CommentList({ siteId, state, rows }: CommentListProps) {
  const text = useText()
  const moves = useMoves(siteId)
  const moderates = useCan(siteId)('comments.moderate')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // Those that left the list meanwhile are no longer chosen.
  const chosen = rows.filter(({ id }) => marked.has(id)).map(({ id }) => id)
  const setChosen = (ids: readonly string[], isChosen: boolean) =>
    setMarked(
      (before) =>
        new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    )
  return (
    <>
      {moderates && (
        <div className={styles.bulk}>
          <Checkbox
            label={
              chosen.length === 0
                ? text('comments.chooseAll')
                : text('comments.chosen', { count: chosen.length })
            }
            isSelected={chosen.length === rows.length}
            isIndeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={(isChosen) =>
              setChosen(
                rows.map(({ id }) => id),
                isChosen,
              )
            }
          />
          {chosen.length > 0 &&
            MOVES[state].map((to) => (
              <Button
                key={to}
                size="small"
                isPending={moves.isPending}
                onPress={() => moves.move(chosen, to)}
              >
                {text(`comments.to.${to}`)}
              </Button>
            ))}
        </div>
      )}
      <ul className={styles.list}>
        {rows.map((comment) => (
          <CommentRow
            key={comment.id}
            {...{ siteId, comment, moves, moderates }}
            isChosen={marked.has(comment.id)}
            onChoose={(isChosen) => setChosen([comment.id], isChosen)}
          />
        ))}
      </ul>
    </>
  )
}
