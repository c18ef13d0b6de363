import { Loading } from '@sitewright/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { MessageId } from '../messages.ts'
import { ScreenNotLoaded } from '../screens/ScreenNotLoaded.tsx'
import { useText } from '../text.ts'
import { fetchedLater } from './fetched-later.ts'

/** A screen whose code is fetched when it is first opened (code splitting), and again after that failed. */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: MessageId = 'screen.loading',
): ComponentType<Props> {
  const latest = fetchedLater(load, ScreenNotLoaded)
  return (props) => {
    const Screen = latest()
    return (
      <OnceFetched loading={loading}>
        <Screen {...props} />
      </OnceFetched>
    )
  }
}

function OnceFetched({ loading, children }: { loading: MessageId; children: ReactNode }) {
  const text = useText()
  return <Suspense fallback={<Loading label={text(loading)} />}>{children}</Suspense>
}
