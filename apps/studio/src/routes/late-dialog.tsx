import { showToast } from '@sitewright/ui'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useText } from '../text.ts'
import { fetchedLater } from './fetched-later.ts'

interface Closed {
  onClose(): void
}

/**
 * A dialog whose code is fetched when it is first opened (code splitting). Where that fails, a message says so and the dialog counts
 * as closed: the screen below stays as it is, and opening it again fetches again.
 */
export function lateDialog<Props extends Closed>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const latest = fetchedLater(load, DialogNotLoaded)
  return (props) => {
    // One try for each opening, however often the screen is drawn meanwhile.
    const [Dialog] = useState(latest)
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

function DialogNotLoaded({ onClose }: Closed) {
  const text = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said and closed once
  useEffect(() => {
    showToast({ text: text('error.screenFailed'), tone: 'danger' })
    onClose()
  }, [])
  return null
}
