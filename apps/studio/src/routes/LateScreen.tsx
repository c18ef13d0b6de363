import { Loading } from '@sitewright/ui'
import { type ReactNode, Suspense } from 'react'
import type { MessageId } from '../messages.ts'
import { useText } from '../text.ts'

export interface LateScreenProps {
  /** Said while the screen's code is fetched. */
  loading: MessageId
  children: ReactNode
}

/** Around a screen whose code is fetched when it is first opened, as few people open it. */
export function LateScreen({ loading, children }: LateScreenProps) {
  const text = useText()
  return <Suspense fallback={<Loading label={text(loading)} />}>{children}</Suspense>
}
