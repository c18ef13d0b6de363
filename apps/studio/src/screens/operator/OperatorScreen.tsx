import { CallFailure } from '@sitewright/api/client'
import { EmptyState, LinkButton, PageHeader, Tabs } from '@sitewright/ui'
import { Lock } from '@sitewright/ui/icons'
import { AccountLayout } from '../../shell/AccountLayout.tsx'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { useTitle } from '../use-title.ts'
import { HostedSites } from './HostedSites.tsx'
import { OperatorLog } from './OperatorLog.tsx'
import { useOperatorEvents } from './use-hosted-sites.ts'

type Part = 'sites' | 'log'

export interface OperatorScreenProps {
  part: Part
  onSelect(part: Part): void
}

/** The sites of the server, for the accounts that look after all of them. */
export function OperatorScreen({ part, onSelect }: OperatorScreenProps) {
  const text = useText()
  const { error } = useOperatorEvents()
  useTitle(text('operator.title'))
  const refused = error instanceof CallFailure ? error : undefined
  if (refused?.status === 404) return <NotFoundScreen />
  return (
    <AccountLayout>
      <PageHeader title={text('operator.title')} description={text('operator.description')} />
      {refused?.code === 'factorNeeded' ? (
        <EmptyState
          icon={Lock}
          title={refused.message}
          action={
            <LinkButton look="primary" href="/account">
              {text('account.title')}
            </LinkButton>
          }
        >
          {text('operator.factorHint')}
        </EmptyState>
      ) : (
        <Tabs<Part>
          label={text('operator.title')}
          selected={part}
          onSelect={onSelect}
          tabs={[
            { id: 'sites', label: text('operator.sites'), content: <HostedSites /> },
            { id: 'log', label: text('operator.log'), content: <OperatorLog /> },
          ]}
        />
      )}
    </AccountLayout>
  )
}
