import { type ItemStatus, isOut, STATUS_LABELS } from '@sitewright/core/content/item-status'
import { Card, RadioGroup } from '@sitewright/ui'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import type { ItemPartProps } from './item-part.ts'
import { proposedTime } from './proposed-time.ts'

const HINTS: Readonly<Record<ItemStatus, MessageId>> = {
  draft: 'items.draftHint',
  needsReview: 'items.needsReviewHint',
  scheduled: 'items.scheduledHint',
  private: 'items.privateHint',
  public: 'items.publicHint',
}

/** State and date together, since one follows from the other. */
export function PublishingCard({
  site: { timeZone },
  stored,
  draft,
  problems,
  statuses,
  isReadOnly,
  onChange,
}: ItemPartProps) {
  const text = useText()
  const isNew = stored === null || !isOut(stored.status)
  const labelOf = (status: ItemStatus) => {
    if (status === 'scheduled') return text('items.scheduleFor')
    if (status === 'public')
      return text(stored?.status === 'public' ? 'items.public' : 'items.publishNow')
    return STATUS_LABELS[status]
  }
  const choose = (status: ItemStatus) =>
    onChange((now) => ({ ...now, status, publishAt: dateFor(status, now.publishAt) }))
  const dateFor = (status: ItemStatus, known: string) => {
    if (status === 'scheduled') {
      const isAhead = stored !== null && stored.status === 'scheduled' && known !== ''
      return isAhead ? known : proposedTime(Date.now(), timeZone)
    }
    // A scheduled item becomes public at once, and gets the date of that moment.
    return status === 'public' && stored?.status !== 'public' ? '' : known
  }
  const choices = statuses.length > 0 ? statuses : [draft.status]
  const isDated = isOut(draft.status)
  return (
    <Card>
      <RadioGroup<ItemStatus>
        label={text('items.status')}
        isDisabled={isReadOnly}
        value={draft.status}
        options={choices.map((id) => ({
          id,
          label: labelOf(id),
          description: text(HINTS[id]),
        }))}
        onChange={choose}
        problem={problems.status}
      />
      {isDated && (
        <SiteTimeField
          label={text(draft.status === 'scheduled' ? 'items.scheduledAt' : 'items.date')}
          timeZone={timeZone}
          isOptional={draft.status !== 'scheduled'}
          isReadOnly={isReadOnly}
          {...(draft.publishAt === '' && {
            description: text(isNew ? 'items.dateOpen' : 'items.dateKept'),
          })}
          value={draft.publishAt}
          onChange={(publishAt) => onChange((now) => ({ ...now, publishAt }))}
          problem={problems.publishOn}
        />
      )}
    </Card>
  )
}
