import type { ModeratedComment } from '@sitewright/api/comments/comment-shapes'
import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import styles from './Comments.module.css'
import { useEditComment } from './use-comments.ts'

export interface EditFormProps {
  siteId: string
  comment: ModeratedComment
  onDone(): void
}

/** The words of a comment, edited by a moderator. They are compared with those that the form began with. */
export function EditForm({ siteId, comment, onDone }: EditFormProps) {
  const text = useText()
  const edit = useEditComment(siteId, comment.id)
  const [before] = useState(comment.words)
  const [words, setWords] = useState(before)
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        edit.mutate(
          { words, before },
          {
            onSuccess: () => {
              showToast({ text: text('comments.editedDone') })
              onDone()
            },
          },
        )
      }}
    >
      <TextField
        label={text('comments.editLabel', { name: comment.name })}
        description={text('comments.editHint')}
        rows={4}
        maxLength={MAX_COMMENT}
        autoFocus
        value={words}
        onChange={setWords}
        problem={edit.error?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" size="small" isPending={edit.isPending}>
          {text('common.save')}
        </Button>
        <Button size="small" look="quiet" onPress={onDone}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
