import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import type { CommentState } from '@sitewright/core/comments/comment-states'
import { Button, Checkbox } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { type CommentFormKind, CommentRow, canAnswer } from './CommentRow.tsx'
import styles from './Comments.module.css'
import { KeysHint } from './KeysHint.tsx'
import { MOVES } from './moves.ts'
import { useMoves } from './use-moves.ts'
import { type QueueDeed, useQueueKeys } from './use-queue-keys.ts'

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
  const [open, setOpen] = useState<{ readonly id: string; readonly form: CommentFormKind }>()
  const list = useRef<HTMLUListElement>(null)
  /** Place of the comment that last had the focus, which is that of the next one once it has left the list. */
  const place = useRef(-1)

  const focusAt = (wanted: number) => {
    place.current = Math.max(0, Math.min(wanted, rows.length - 1))
    const item = list.current?.children[place.current]
    if (item instanceof HTMLElement) item.focus()
  }

  const isFocused = () => list.current?.contains(document.activeElement) ?? false
  const actOn = (deed: Exclude<QueueDeed, 'next' | 'previous'>, comment: ModeratedComment) => {
    const { id } = comment
    if (deed === 'reply') {
      if (canAnswer(comment, moderates)) setOpen({ id, form: 'reply' })
    } else if (moderates && deed === 'edit') setOpen({ id, form: 'edit' })
    else if (moderates && MOVES[state].some((to) => to === deed)) {
      moves.move([id], deed as CommentState)
      const next =
        list.current?.children[place.current + 1] ?? list.current?.children[place.current - 1]
      if (next instanceof HTMLElement) next.focus()
    }
  }

  useQueueKeys((deed) => {
    if (deed === 'next') return focusAt(isFocused() ? place.current + 1 : place.current)
    if (deed === 'previous') return focusAt(isFocused() ? place.current - 1 : place.current)
    const current = isFocused() ? rows[place.current] : undefined
    if (current) actOn(deed, current)
  })

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
      <ul
        ref={list}
        className={styles.list}
        onFocus={(event) => {
          const items = [...event.currentTarget.children]
          place.current = items.findIndex((item) => item.contains(event.target))
        }}
      >
        {rows.map((comment) => (
          <CommentRow
            key={comment.id}
            {...{ siteId, comment, moves, moderates }}
            form={open?.id === comment.id ? open.form : undefined}
            onForm={(form) => setOpen(form && { id: comment.id, form })}
            isChosen={marked.has(comment.id)}
            onChoose={(isChosen) => setChosen([comment.id], isChosen)}
          />
        ))}
      </ul>
      {moderates && <KeysHint />}
    </>
  )
}
