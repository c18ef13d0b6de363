import type { ContributorShape } from '@sitewright/api/contributors/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { ROLES } from '@sitewright/core/roles'
import { Badge, IconButton, Menu, type MenuAction, Table } from '@sitewright/ui'
import { Ellipsis } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import styles from './People.module.css'

/** Deeds on somebody, each of which asks before it is done. */
export type Deed = 'role' | 'handOver' | 'remove'

export interface PeopleTableProps {
  people: readonly ContributorShape[]
  mayHandOver: boolean
  onDeed(deed: Deed, person: ContributorShape): void
}

export function PeopleTable({ people, mayHandOver, onDeed }: PeopleTableProps) {
  const text = useText()
  const dates = useDates()
  const deedsOn = (person: ContributorShape): MenuAction[] => {
    const { isOwner, isYou, role } = person
    if (isOwner) return []
    const act = (id: Deed, label: string, look: 'plain' | 'danger' = 'plain'): MenuAction => ({
      ...{ id, label, look },
      onAction: () => onDeed(id, person),
    })
    return [
      act('role', text('people.changeRole')),
      ...(mayHandOver && role === ROLES.admin && !isYou
        ? [act('handOver', text('people.handOver'))]
        : []),
      ...(isYou ? [] : [act('remove', text('people.remove'), 'danger')]),
    ]
  }
  return (
    <Table<ContributorShape>
      label={text('people.title')}
      rows={people}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          id: 'name',
          label: text('people.name'),
          isRowHeader: true,
          phone: 'main',
          cell: ({ name, email, isOwner, isYou }) => (
            <span className={styles.person}>
              <span className={styles.name}>
                {name}
                {isOwner && <Badge tone="success">{text('people.owner')}</Badge>}
                {isYou && <Badge>{text('people.you')}</Badge>}
              </span>
              <span className={styles.faint}>{email}</span>
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
          id: 'since',
          label: text('people.since'),
          phone: 'belowRest',
          cell: ({ since, invitedBy: name }) => {
            const ago = dates.ago(since)
            return (
              <span className={styles.faint}>
                {name === null ? ago : text('people.sinceBy', { ago, name })}
              </span>
            )
          },
        },
        {
          id: 'actions',
          label: text('people.actions'),
          isLabelHidden: true,
          align: 'end',
          phone: 'end',
          cell: (person) => {
            const actions = deedsOn(person)
            if (actions.length === 0) return null
            const label = text('people.actionsFor', { name: person.name })
            return (
              <Menu
                label={label}
                trigger={<IconButton label={label} icon={Ellipsis} />}
                groups={[{ id: 'deeds', actions }]}
              />
            )
          },
        },
      ]}
    />
  )
}
