import { Loading } from '@sitewright/ui'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { MessageId } from '../messages.ts'
import { ScreenNotLoaded } from '../screens/ScreenNotLoaded.tsx'
import { useText } from '../text.ts'

/** A screen whose code is fetched when it is first opened (code splitting), and again after that failed. */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: MessageId = 'screen.loading',
): ComponentType<Props> {
  const begin = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() }
      } catch (error) {
        console.error(error)
        latest = begin()
        return { default: ScreenNotLoaded }
      }
    })
  let latest = begin()
  return (props) => {
    const Screen = latest
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
