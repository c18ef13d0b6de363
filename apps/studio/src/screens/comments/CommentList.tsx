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
  const lastPlace = useRef(0)

  const focusAt = (wanted: number) => {
    const item = list.current?.children[Math.max(0, Math.min(wanted, rows.length - 1))]
    if (item instanceof HTMLElement) item.focus()
  }
  /** Place of the comment that has the focus: those before it may have left the list since it got that. -1 where none has it. */
  const placeOf = (element: Element | null) =>
    [...(list.current?.children ?? [])].findIndex((item) => item.contains(element))
  const actOn = (deed: Exclude<QueueDeed, 'next' | 'previous'>, comment: ModeratedComment) => {
    const { id } = comment
    if (deed === 'reply') {
      if (canAnswer(comment, moderates)) setOpen({ id, form: 'reply' })
    } else if (moderates && deed === 'edit') setOpen({ id, form: 'edit' })
    else if (moderates && MOVES[state].some((to) => to === deed)) {
      moves.move([id], deed as CommentState)
      const place = rows.indexOf(comment)
      focusAt(place + 1 < rows.length ? place + 1 : place - 1)
    }
  }

  useQueueKeys((deed) => {
    const place = placeOf(document.activeElement)
    if (deed === 'next') return focusAt(place < 0 ? lastPlace.current : place + 1)
    if (deed === 'previous') return focusAt(place < 0 ? lastPlace.current : place - 1)
    const current = rows[place]
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
          lastPlace.current = placeOf(event.target)
        }}
      >
        {rows.map((comment) => (
          <CommentRow
            key={comment.id}
            {...{ siteId, comment, moves, moderates }}
            form={open?.id === comment.id ? open.form : undefined}
            onForm={(form) => {
              setOpen(form && { id: comment.id, form })
              // The field that had the focus goes.
              if (!form) focusAt(rows.indexOf(comment))
            }}
            isChosen={marked.has(comment.id)}
            onChoose={(isChosen) => setChosen([comment.id], isChosen)}
          />
        ))}
      </ul>
      {moderates && <KeysHint />}
    </>
  )
}
