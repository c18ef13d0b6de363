import { EmptyState, LinkButton } from '@sitewright/ui'
import { Compass } from '@sitewright/ui/icons'
import { useText } from '../text.ts'
import { useTitle } from './use-title.ts'

export function NotFoundScreen() {
  const text = useText()
  useTitle(text('error.notFoundTitle'))
  return (
    <main>
      <EmptyState
        icon={Compass}
        title={text('error.notFoundTitle')}
        action={<LinkButton href="/">{text('error.goToSites')}</LinkButton>}
      >
        {text('error.notFoundHint')}
      </EmptyState>
    </main>
  )
}
