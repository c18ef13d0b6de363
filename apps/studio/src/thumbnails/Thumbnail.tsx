import { lazy, Suspense, useState } from 'react'
import { savesData } from './saves-data.ts'
import styles from './Thumbnail.module.css'
import type { ThumbnailSubject } from './thumbnail-subject.ts'

export interface ThumbnailProps {
  /** Absent for what has no page to be seen: the room for it stays. */
  of?: ThumbnailSubject
  className?: string | undefined
}

const ThumbnailFrame = lazy(() => import('./ThumbnailFrame.tsx'))

/**
 * A page drawn small, once it comes near what can be seen. It is there for the eye alone: readers of the screen, the keyboard and
 * pointers pass it by.
 */
export function Thumbnail({ of, className = '' }: ThumbnailProps) {
  const [isDrawn] = useState(() => !savesData())
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
