import type { ContributorShape } from '@sitewright/api/contributors/shapes'
import { Button, Card, EmptyState, PageHeader, showToast } from '@sitewright/ui'
import { UserPlus, Users } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { SettingsNav } from '../site-settings/SettingsNav.tsx'
import { useTitle } from '../use-title.ts'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog, LinkDialog, type SentLink } from './InviteDialog.tsx'
import { type Deed, PeopleTable } from './PeopleTable.tsx'
import { HandOverDialog, RemoveDialog, RoleDialog } from './PersonDialogs.tsx'
import { usePeople } from './use-people.ts'

/** The people of a site with their roles, and invitations. */
export function PeopleScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const people = usePeople(siteId)
  const [isInviting, setInviting] = useState(false)
  const [sent, setSent] = useState<SentLink>()
  const [asked, setAsked] = useState<{ deed: Deed; person: ContributorShape }>()
  useTitle(text('people.title'))
  const invite = (
    <Button look="primary" icon={UserPlus} onPress={() => setInviting(true)}>
      {text('people.invite')}
    </Button>
  )
  const onSent = (now: SentLink) => {
    setInviting(false)
    if (now.link === null) showToast({ text: text('people.sent', { email: now.email }) })
    else setSent(now)
  }
  const dialog = { siteId, onClose: () => setAsked(undefined) }
  return (
    <Screen>
      <PageHeader
        title={text('siteSettings.title')}
        description={text('people.description')}
        actions={invite}
      />
      <SettingsNav siteId={siteId} part="/people" />
      <QueryView query={people} loading={text('people.loading')} failed={text('people.failed')}>
        {({ contributors, invitations, mayHandOver }) => (
          <>
            <Card isFlush>
              <PeopleTable
                people={contributors}
                mayHandOver={mayHandOver}
                onDeed={(deed, person) => setAsked({ deed, person })}
              />
            </Card>
            {invitations.length > 0 && (
              <InvitationsTable siteId={siteId} invitations={invitations} onSent={onSent} />
            )}
            {contributors.length === 1 && invitations.length === 0 && (
              <EmptyState icon={Users} title={text('people.alone')}>
                {text('people.aloneHint')}
              </EmptyState>
            )}
          </>
        )}
      </QueryView>
      {isInviting && (
        <InviteDialog siteId={siteId} onSent={onSent} onClose={() => setInviting(false)} />
      )}
      {sent && <LinkDialog {...sent} onClose={() => setSent(undefined)} />}
      {asked?.deed === 'role' && <RoleDialog person={asked.person} {...dialog} />}
      {asked?.deed === 'handOver' && <HandOverDialog person={asked.person} {...dialog} />}
      {asked?.deed === 'remove' && <RemoveDialog person={asked.person} {...dialog} />}
    </Screen>
  )
}
