import type { AnswerReply } from '@sitewright/api/forms/answer-shapes'
import { Card } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import { MailStateBadge } from '../mail/MailStateBadge.tsx'
import styles from './AnswerScreen.module.css'

/** Mail that the team wrote to a visitor, oldest first. */
export function Replies({ replies }: { replies: readonly AnswerReply[] }) {
  const text = useText()
  const dates = useDates()
  if (replies.length === 0) return null
  return (
    <Card title={text('answers.replies')}>
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li key={reply.id} className={styles.reply}>
            <div className={styles.replyHead}>
              <strong>{reply.subject}</strong>
              <MailStateBadge state={reply.state} />
            </div>
            <p className={styles.faint}>
              {text('answers.replyBy', {
                by: reply.by,
                to: reply.to,
                at: dates.full(reply.writtenAt),
              })}
            </p>
            <p className={styles.replyText} dir="auto">
              {reply.text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
