import type { InvitationShape } from '@sitewright/api/contributors/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { Badge, Button, Card, ConfirmDialog, Notice, showToast, Table } from '@sitewright/ui'
import { useState } from 'react'
import { useDates, useText } from '../../text.ts'
import type { SentLink } from './InviteDialog.tsx'
import styles from './People.module.css'
import { useRemoveInvitation, useSendInvitation } from './use-people.ts'

export interface InvitationsTableProps {
  siteId: string
  invitations: readonly InvitationShape[]
  onSent(sent: SentLink): void
}

export function InvitationsTable({ siteId, invitations, onSent }: InvitationsTableProps) {
  const text = useText()
  const dates = useDates()
  const send = useSendInvitation(siteId)
  const [removed, setRemoved] = useState<InvitationShape>()
  const stateOf = ({ state, expiresAt }: InvitationShape) =>
    state === 'declined'
      ? text('people.declined')
      : text(`people.${state}`, { date: dates.short(expiresAt) })
  return (
    <Card isFlush title={text('people.invitations')}>
      {send.error && (
        <Notice tone="danger" isAlert>
          {send.error.message}
        </Notice>
      )}
      <Table<InvitationShape>
        label={text('people.invitations')}
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'email',
            label: text('people.email'),
            isRowHeader: true,
            phone: 'main',
            cell: ({ email, invitedBy }) => (
              <span className={styles.person}>
                {email}
                {invitedBy !== null && (
                  <span className={styles.faint}>
                    {text('people.invitedBy', { name: invitedBy })}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'role',
            label: text('people.role'),
            phone: 'belowStart',
            cell: ({ role }) => ROLE_WORDS[roleNameOf(role)].title,
          },
          {
            id: 'state',
            label: text('people.state'),
            cell: (one) => (
              <Badge tone={one.state === 'open' ? 'neutral' : 'warning'}>{stateOf(one)}</Badge>
            ),
          },
          {
            id: 'actions',
            label: text('people.actions'),
            isLabelHidden: true,
            align: 'end',
            cell: (one) => (
              <span className={styles.actions}>
                <Button
                  size="small"
                  isDisabled={send.isPending}
                  aria-label={`${text('people.sendAgain')}: ${one.email}`}
                  onPress={() =>
                    send.mutate(one.id, {
                      onSuccess: ({ link }) => onSent({ email: one.email, link }),
                    })
                  }
                >
                  {text('people.sendAgain')}
                </Button>
                <Button
                  size="small"
                  aria-label={`${text('people.takeBack')}: ${one.email}`}
                  onPress={() => setRemoved(one)}
                >
                  {text('people.takeBack')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {removed && (
        <TakeBack siteId={siteId} removed={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Card>
  )
}

interface TakeBackProps {
  siteId: string
  removed: InvitationShape
  onClose(): void
}

function TakeBack({ siteId, removed, onClose }: TakeBackProps) {
  const text = useText()
  const remove = useRemoveInvitation(siteId)
  return (
    <ConfirmDialog
      title={text('people.takeBackTitle', { email: removed.email })}
      confirmLabel={text('people.takeBack')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(removed.id, {
          onSuccess: () => {
            onClose()
            showToast({ text: text('people.takenBack') })
          },
        })
      }
    >
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
      <p>{text('people.takeBackHint')}</p>
    </ConfirmDialog>
  )
}
