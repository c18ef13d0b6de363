import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import styles from './Comments.module.css'
import { useReplyToComment } from './use-comments.ts'

export interface ReplyFormProps {
  siteId: string
  comment: ModeratedComment
  onDone(): void
}

/** An answer in the name of whoever is signed in; what waits is published along with it. */
export function ReplyForm({ siteId, comment, onDone }: ReplyFormProps) {
  const text = useText()
  const reply = useReplyToComment(siteId, comment.id)
  const [words, setWords] = useState('')
  const label = comment.state === 'waiting' ? 'comments.answerAndPublish' : 'comments.send'
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        reply.mutate(words, {
          onSuccess: () => {
            showToast({ text: text('comments.answered') })
            onDone()
          },
        })
      }}
    >
      <TextField
        label={text('comments.answer', { name: comment.name })}
        description={text('comments.answerHint')}
        rows={3}
        maxLength={MAX_COMMENT}
        autoFocus
        value={words}
        onChange={setWords}
        problem={reply.error?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" size="small" isPending={reply.isPending}>
          {text(label)}
        </Button>
        <Button size="small" look="quiet" onPress={onDone}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
