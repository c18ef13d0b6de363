import { useText } from '../../text.ts'
import styles from './Comments.module.css'
import { QUEUE_KEYS } from './use-queue-keys.ts'

/** The keyboard shortcuts of the queue, where there is room for them and likely a keyboard. */
export function KeysHint() {
  const text = useText()
  return (
    <dl className={styles.keys} aria-label={text('comments.keys')}>
      {Object.entries(QUEUE_KEYS).map(([key, deed]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text(`comments.key.${deed}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
