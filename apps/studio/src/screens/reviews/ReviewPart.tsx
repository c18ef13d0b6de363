import type { Review } from '@sitewright/api/reviews/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import { Button, Notice, Select, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { StoredItem } from '../item-form/stored-item.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './Reviews.module.css'
import { type ReviewDeed, useReviewDeed, useReviews } from './use-reviews.ts'

export interface ReviewPartProps {
  siteId: string
  item: StoredItem
  /** Saves what is not saved yet; false where that did not work. */
  save(): Promise<boolean>
  /** The item with the state that a review gave it. */
  onStored(item: StoredItem): void
}

/** The review of one item: whom to ask, what the reviewer can answer, and what they wrote. */
export function ReviewPart({ siteId, item, save, onStored }: ReviewPartProps) {
  const text = useText()
  const { data } = useReviews(siteId)
  const deed = useReviewDeed(siteId)
  if (!data || isOut(item.status) || data.reviewers.length === 0) return null
  const review = data.reviews.find(({ itemId }) => itemId === item.id)
  const act = async (wish: ReviewDeed) => {
    if (!(await save())) return
    await deed.mutateAsync(wish).then(onStored, ({ message }: Error) => {
      showToast({ text: message, tone: 'danger' })
    })
  }
  return (
    <section className={styles.part} aria-label={text('reviews.title')}>
      {review && <State review={review} />}
      {review && !review.returned && (
        <Answer
          siteId={siteId}
          isPending={deed.isPending}
          onReturn={(note) => void act({ itemId: item.id, note })}
        />
      )}
      <Ask
        review={review}
        reviewers={data.reviewers}
        isPending={deed.isPending}
        onAsk={(reviewerId) => void act({ itemId: item.id, reviewerId })}
      />
    </section>
  )
}

function State({ review }: { review: Review }) {
  const text = useText()
  const { returned, reviewer, askedBy, isForYou } = review
  const somebody = text('reviews.somebody')
  if (returned) {
    const name = returned.by ?? somebody
    const said = returned.note === '' ? 'reviews.backBy' : 'reviews.backNote'
    return <Notice tone="warning">{text(said, { name, note: returned.note })}</Notice>
  }
  if (!reviewer) return <Notice tone="warning">{text('reviews.gone')}</Notice>
  return (
    <Notice>
      {isForYou
        ? text('reviews.waitsForYou', { name: askedBy?.name ?? somebody })
        : text('reviews.waits', { name: reviewer.name })}
    </Notice>
  )
}

interface AnswerProps {
  siteId: string
  isPending: boolean
  onReturn(note: string): void
}

/** For everyone who may publish: the named reviewer may be away. */
function Answer({ siteId, isPending, onReturn }: AnswerProps) {
  const text = useText()
  const can = useCan(siteId)
  const [note, setNote] = useState('')
  if (!can('content.publish')) return null
  return (
    <>
      <TextField
        label={text('reviews.note')}
        isOptional
        rows={3}
        autoComplete="off"
        value={note}
        onChange={setNote}
      />
      <div className={styles.row}>
        <Button isPending={isPending} onPress={() => onReturn(note)}>
          {text('reviews.give')}
        </Button>
      </div>
    </>
  )
}

interface AskProps {
  review: Review | undefined
  reviewers: readonly { readonly id: string; readonly name: string }[]
  isPending: boolean
  onAsk(reviewerId: string): void
}

function Ask({ review, reviewers, isPending, onAsk }: AskProps) {
  const text = useText()
  const [first] = reviewers
  const [chosen, setChosen] = useState(review?.reviewer?.id ?? first?.id ?? '')
  return (
    <>
      <Select
        label={text('reviews.reviewer')}
        value={chosen}
        options={reviewers.map(({ id, name }) => ({ id, label: name }))}
        onChange={setChosen}
      />
      <div className={styles.row}>
        <Button isPending={isPending} onPress={() => onAsk(chosen)}>
          {text(review ? 'reviews.askAgain' : 'reviews.ask')}
        </Button>
      </div>
    </>
  )
}
