import { Button, EmptyState } from '@sitewright/ui'
import { Bug } from '@sitewright/ui/icons'
import { useText } from '../text.ts'

/** Stands in for a screen whose code threw. */
export function CrashScreen() {
  const text = useText()
  return (
    <main role="alert">
      <EmptyState
        icon={Bug}
        title={text('error.crashTitle')}
        action={<Button onPress={() => location.reload()}>{text('error.reload')}</Button>}
      >
        {text('error.crashHint')}
      </EmptyState>
    </main>
  )
}
