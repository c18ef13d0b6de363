import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import { Badge, Button, Checkbox, IconButton, Menu, TextLink } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import type { MessageId } from '../../messages.ts'
import { useDates, useText } from '../../text.ts'
import styles from './Comments.module.css'
import { EditForm } from './EditForm.tsx'
import { MOVES } from './moves.ts'
import { ReplyForm } from './ReplyForm.tsx'
import type { Moves } from './use-moves.ts'

export type CommentFormKind = 'edit' | 'reply'

export interface CommentRowProps {
  siteId: string
  comment: ModeratedComment
  moves: Moves
  /** Whether the person decides on comments, beside answering them. */
  moderates: boolean
  isChosen: boolean
  /** Form that is open below it. */
  form: CommentFormKind | undefined
  onForm(form: CommentFormKind | undefined): void
  onChoose(isChosen: boolean): void
}

/** One comment in full: nobody decides on one by its beginning. */
export function CommentRow(props: CommentRowProps) {
  const { siteId, comment, moves, moderates, isChosen, onChoose, form, onForm } = props
  const text = useText()
  const dates = useDates()
  const { id, name, email, words, wordsAsSent, page, state } = comment
  return (
    <li className={styles.comment} data-comment-id={id} tabIndex={-1}>
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
        {wordsAsSent !== null && (
          <details className={styles.about}>
            <summary>{text('comments.asSent')}</summary>
            <p className={styles.words} dir="auto">
              {wordsAsSent}
            </p>
          </details>
        )}
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
          {canAnswer(comment, moderates) && (
            <Button size="small" look="quiet" onPress={() => onForm('reply')}>
              {text('comments.reply')}
            </Button>
          )}
          {moderates && (
            <Button size="small" look="quiet" onPress={() => onForm('edit')}>
              {text('comments.edit')}
            </Button>
          )}
          {moderates && !comment.isByOwner && <MoreMenu comment={comment} moves={moves} />}
        </div>
        {form === 'reply' && (
          <ReplyForm siteId={siteId} comment={comment} onDone={() => onForm(undefined)} />
        )}
        {form === 'edit' && (
          <EditForm siteId={siteId} comment={comment} onDone={() => onForm(undefined)} />
        )}
      </div>
    </li>
  )
}

/** An answer publishes what waits, which only moderators do. */
export const canAnswer = ({ state }: ModeratedComment, moderates: boolean) =>
  state === 'published' || (moderates && state === 'waiting')

function Marks({ comment }: Pick<CommentRowProps, 'comment'>) {
  const text = useText()
  return (
    <>
      {comment.isByOwner && <Badge>{text('comments.team')}</Badge>}
      {comment.isReply && <Badge>{text('comments.isReply')}</Badge>}
      {comment.wordsAsSent !== null && <Badge>{text('comments.edited')}</Badge>}
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
