import { useText } from '../../text.ts'
import styles from './Reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** How many items wait for the person's review; nothing for none. */
export function ReviewBadge({ siteId }: { siteId: string }) {
  const text = useText()
  const { data } = useReviews(siteId)
  const count = data?.reviews.filter(({ isForYou }) => isForYou).length ?? 0
  if (count === 0) return null
  return (
    <span className={styles.badge} role="img" aria-label={text('reviews.count', { count })}>
      {count}
    </span>
  )
}
