import { Loading } from '@sitewright/ui'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useText } from '../text.ts'

/** A screen whose code is fetched when it is first opened (code splitting). */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Screen = lazy(async () => ({ default: await load() }))
  return (props) => (
    <OnceFetched>
      <Screen {...props} />
    </OnceFetched>
  )
}

function OnceFetched({ children }: { children: ReactNode }) {
  const text = useText()
  return <Suspense fallback={<Loading label={text('screen.loading')} />}>{children}</Suspense>
}
