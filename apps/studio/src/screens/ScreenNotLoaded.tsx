import { ErrorState } from '@sitewright/ui'
import { useText } from '../text.ts'

/**
 * Stands in for a screen whose code could not be fetched. The whole page is loaded again, since browsers may keep a module that
 * failed, and a server with a newer studio no longer has the files of this one.
 */
export function ScreenNotLoaded() {
  const text = useText()
  return (
    <ErrorState title={text('error.screenFailed')} onRetry={() => location.reload()}>
      {text('error.screenFailedHint')}
    </ErrorState>
  )
}
