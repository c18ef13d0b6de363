import { Suspense, useState } from 'react'
import { fetchedLater } from '../routes/fetched-later.ts'
import { savesData } from './saves-data.ts'
import styles from './Thumbnail.module.css'
import type { ThumbnailSubject } from './thumbnail-subject.ts'

export interface ThumbnailProps {
  /** Absent for what has no page to be seen: the room for it stays. */
  of?: ThumbnailSubject
  className?: string | undefined
}

/** Room without a picture where its code does not come: the screen around it stays. */
const latestFrame = fetchedLater(
  async () => (await import('./ThumbnailFrame.tsx')).ThumbnailFrame,
  () => null,
)

/**
 * A page drawn small, once it comes near what can be seen. It is there for the eye alone: readers of the screen, the keyboard and
 * pointers pass it by.
 */
export function Thumbnail({ of, className = '' }: ThumbnailProps) {
  const [isDrawn] = useState(() => !savesData())
  const [ThumbnailFrame] = useState(latestFrame)
  return (
    <span className={`${styles.thumbnail} ${className}`} aria-hidden="true" inert data-thumbnail="">
      {of && isDrawn && (
        <Suspense>
          <ThumbnailFrame of={of} />
        </Suspense>
      )}
    </span>
  )
}
