import type { Review } from '@sitewright/api/reviews/shapes'
import { Card, TextLink } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { itemEditorPath } from '../items/item-paths.ts'
import styles from './Reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** Items that wait for the person, and those of theirs that came back; nothing where there are none. */
export function ReviewsCard({ siteId }: { siteId: string }) {
  const text = useText()
  const { data } = useReviews(siteId)
  const forYou = data?.reviews.filter(({ isForYou }) => isForYou) ?? []
  const back = data?.reviews.filter(({ isYours, returned }) => isYours && returned) ?? []
  return (
    <>
      {forYou.length > 0 && (
        <Card title={text('reviews.forYou')}>
          <Rows siteId={siteId} reviews={forYou} />
        </Card>
      )}
      {back.length > 0 && (
        <Card title={text('reviews.back')}>
          <Rows siteId={siteId} reviews={back} />
        </Card>
      )}
    </>
  )
}

function Rows({ siteId, reviews }: { siteId: string; reviews: readonly Review[] }) {
  const text = useText()
  const said = ({ askedBy, returned }: Review) => {
    if (!returned) return text('reviews.by', { name: askedBy?.name ?? text('reviews.somebody') })
    const name = returned.by ?? text('reviews.somebody')
    return returned.note === ''
      ? text('reviews.backBy', { name })
      : text('reviews.backNote', { name, note: returned.note })
  }
  return (
    <ul className={styles.rows}>
      {reviews.map((review) => (
        <li key={review.itemId}>
          <TextLink href={itemEditorPath(siteId, review.itemId)}>{review.title}</TextLink>
          <p className={styles.said}>{said(review)}</p>
        </li>
      ))}
    </ul>
  )
}
