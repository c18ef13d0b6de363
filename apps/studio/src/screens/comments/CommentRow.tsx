import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import { Badge, Button, Checkbox, IconButton, Menu, TextLink } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { useDates, useText } from '../../text.ts'
import styles from './Comments.module.css'
import { MOVES } from './moves.ts'
import { ReplyForm } from './ReplyForm.tsx'
import type { Moves } from './use-moves.ts'

export interface CommentRowProps {
  siteId: string
  comment: ModeratedComment
  moves: Moves
  /** Whether the person decides on comments, beside answering them. */
  moderates: boolean
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

/** One comment in full: nobody decides on one by its beginning. */
export function CommentRow(props: CommentRowProps) {
  const { siteId, comment, moves, moderates, isChosen, onChoose } = props
  const text = useText()
  const dates = useDates()
  const [isAnswering, setIsAnswering] = useState(false)
  const { id, name, email, words, page, state } = comment
  const canAnswer = state === 'published' || (moderates && state === 'waiting')
  return (
    <li className={styles.comment} data-comment-id={id}>
      {moderates ? (
        <Checkbox
          label={text('comments.choose', { name })}
          isLabelHidden
          isSelected={isChosen}
          onChange={onChoose}
        />
      ) : (
        <span />
      )}
      <div className={styles.body}>
        <p className={styles.by}>
          <strong>{name}</strong>
          {email !== '' && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
          <Marks comment={comment} />
        </p>
        <p className={styles.about}>
          {dates.ago(comment.sentAt)} {text('comments.on')}{' '}
          <TextLink href={page.url} target="_blank" rel="noopener">
            {page.title}
          </TextLink>
        </p>
        <p className={styles.words} dir="auto">
          {words}
        </p>
        {comment.doubts.length > 0 && (
          <p className={styles.about}>
            {comment.doubts.map((doubt) => text(`comments.doubt.${doubt}` as MessageId)).join(' ')}
          </p>
        )}
        <div className={styles.actions}>
          {moderates &&
            MOVES[state].map((to, place) => (
              <Button
                key={to}
                size="small"
                {...(place > 0 && { look: 'quiet' as const })}
                onPress={() => moves.move([id], to)}
              >
                {text(`comments.to.${to}`)}
              </Button>
            ))}
          {canAnswer && (
            <Button size="small" look="quiet" onPress={() => setIsAnswering(true)}>
              {text('comments.reply')}
            </Button>
          )}
          {moderates && !comment.isByOwner && <MoreMenu comment={comment} moves={moves} />}
        </div>
        {isAnswering && (
          <ReplyForm siteId={siteId} comment={comment} onDone={() => setIsAnswering(false)} />
        )}
      </div>
    </li>
  )
}

function Marks({ comment }: Pick<CommentRowProps, 'comment'>) {
  const text = useText()
  return (
    <>
      {comment.isByOwner && <Badge>{text('comments.team')}</Badge>}
      {comment.isReply && <Badge>{text('comments.isReply')}</Badge>}
      {comment.flagCount > 0 && (
        <Badge tone="warning">{text('comments.flagged', { count: comment.flagCount })}</Badge>
      )}
      {comment.isBanned && <Badge tone="danger">{text('comments.banned')}</Badge>}
    </>
  )
}

function MoreMenu({ comment, moves }: Pick<CommentRowProps, 'comment' | 'moves'>) {
  const text = useText()
  const { id, name, isBanned } = comment
  const label = text('comments.more', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Ellipsis} label={label} />}
      groups={[
        {
          id: 'ban',
          actions: [
            isBanned
              ? {
                  id: 'unban',
                  label: text('comments.unban'),
                  onAction: () => moves.setBan(id, name, false),
                }
              : {
                  id: 'ban',
                  label: text('comments.ban'),
                  description: text('comments.banHint'),
                  look: 'danger',
                  onAction: () => moves.setBan(id, name, true),
                },
          ],
        },
      ]}
    />
  )
}
