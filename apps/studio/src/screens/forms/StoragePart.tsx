import type { FormStorage } from '@sitewright/core/forms/site-form'
import styles from './Builder.module.css'
import type { BuilderPartProps } from './builder-part.ts'
import { NoticesCard } from './NoticesCard.tsx'

export interface StorageCardProps extends Pick<BuilderPartProps, 'builder'> {
  onChange(change: Partial<FormStorage>): void
}

/** Everything that happens with an answer besides being kept. */
export function StoragePart({ builder }: Pick<BuilderPartProps, 'builder'>) {
  const { storage } = builder.draft
  const onChange = (change: Partial<FormStorage>) =>
    builder.change({ storage: { ...storage, ...change } })
  return (
    <div className={styles.part}>
      <NoticesCard builder={builder} onChange={onChange} />
    </div>
  )
}
