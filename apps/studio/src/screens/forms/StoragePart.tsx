import type { FormStorage } from '@sitewright/core/forms/site-form'
import { AutoReplyCard } from './AutoReplyCard.tsx'
import styles from './Builder.module.css'
import type { BuilderPartProps, StorageCardProps } from './builder-part.ts'
import { ListCard } from './ListCard.tsx'
import { NoticesCard } from './NoticesCard.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { WebhookCard } from './WebhookCard.tsx'

/** Everything that happens with an answer besides being kept. */
export function StoragePart({ siteId, builder }: BuilderPartProps) {
  const { storage } = builder.draft
  const onChange = (change: Partial<FormStorage>) =>
    builder.change({ storage: { ...storage, ...change } })
  const card: StorageCardProps = { siteId, builder, onChange }
  return (
    <div className={styles.part}>
      <ListCard siteId={siteId} builder={builder} />
      <NoticesCard {...card} />
      <AutoReplyCard {...card} />
      <RetentionCard {...card} />
      <WebhookCard {...card} />
    </div>
  )
}
