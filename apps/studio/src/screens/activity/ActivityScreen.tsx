import type { ActivityEntry } from '@sitewright/api/activity/list-activity'
import {
  ACTIVITY_GROUPS,
  ACTIVITY_KINDS,
  type ActivityGroup,
  type ActivityName,
} from '@sitewright/core/activity'
import { ROLE_WORDS } from '@sitewright/core/role-words'
import type { RoleName } from '@sitewright/core/roles'
import { Button, Card, EmptyState, PageHeader, Select, Table } from '@sitewright/ui'
import { History } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { usePeople } from '../people/use-people.ts'
import { QueryView } from '../QueryView.tsx'
import { SettingsNav } from '../site-settings/SettingsNav.tsx'
import { useTitle } from '../use-title.ts'
import { type ActivityFilter, useActivity } from './use-activity.ts'

const NO_FILTER: ActivityFilter = { group: undefined, accountId: undefined }

/** Audit log of the site, by person and kind. */
export function ActivityScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const [filter, setFilter] = useState(NO_FILTER)
  const activity = useActivity(siteId, filter)
  useTitle(text('activity.title'))
  const isFiltered = filter.group !== undefined || filter.accountId !== undefined
  return (
    <Screen>
      <PageHeader title={text('siteSettings.title')} description={text('activity.description')} />
      <SettingsNav siteId={siteId} part="/activity" />
      <QueryView
        query={activity}
        loading={text('activity.loading')}
        failed={text('activity.failed')}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0 && !isFiltered) return <Nothing />
          return (
            <Card isFlush>
              <Filters siteId={siteId} filter={filter} onChange={setFilter} />
              {rows.length > 0 ? (
                <Deeds rows={rows} />
              ) : (
                <Nothing onShowAll={() => setFilter(NO_FILTER)} />
              )}
              {activity.hasNextPage && (
                <div className={list.more}>
                  <Button
                    isPending={activity.isFetchingNextPage}
                    onPress={() => void activity.fetchNextPage()}
                  >
                    {text('common.showMore')}
                  </Button>
                </div>
              )}
            </Card>
          )
        }}
      </QueryView>
    </Screen>
  )
}

function Nothing({ onShowAll }: { onShowAll?: () => void }) {
  const text = useText()
  const kind = onShowAll ? 'nothing' : 'empty'
  return (
    <EmptyState
      icon={History}
      title={text(`activity.${kind}Title`)}
      action={onShowAll && <Button onPress={onShowAll}>{text('activity.showAll')}</Button>}
    >
      {text(`activity.${kind}Hint`)}
    </EmptyState>
  )
}

const ALL = 'all'

interface FiltersProps {
  siteId: string
  filter: ActivityFilter
  onChange(filter: ActivityFilter): void
}

function Filters({ siteId, filter, onChange }: FiltersProps) {
  const text = useText()
  const { data: team } = usePeople(siteId)
  const people = team?.contributors ?? []
  const { group, accountId } = filter
  return (
    <div className={list.tools}>
      <Select<string>
        label={text('activity.person')}
        options={[
          { id: ALL, label: text('activity.everybody') },
          ...people.map(({ accountId: id, name, email }) => ({
            id,
            label: name,
            description: email,
          })),
        ]}
        value={accountId ?? ALL}
        onChange={(id) => onChange({ group, accountId: id === ALL ? undefined : id })}
      />
      <Select<ActivityGroup | typeof ALL>
        label={text('activity.kind')}
        options={[
          { id: ALL, label: text('activity.everything') },
          ...ACTIVITY_GROUPS.map((id) => ({ id, label: text(`activity.group.${id}`) })),
        ]}
        value={group ?? ALL}
        onChange={(id) => onChange({ accountId, group: id === ALL ? undefined : id })}
      />
    </div>
  )
}

function Deeds({ rows }: { rows: readonly ActivityEntry[] }) {
  const text = useText()
  const dates = useDates()
  const sentenceOf = ({ kind, about, by, person }: ActivityEntry) => {
    const name = kind as ActivityName
    const isRole = ACTIVITY_KINDS[name].subject === 'role'
    return text(`activity.did.${name}`, {
      by: by ?? text('activity.someone'),
      person: person ?? text('activity.someone'),
      about: isRole ? ROLE_WORDS[about as RoleName].title : about,
    })
  }
  return (
    <Table<ActivityEntry>
      label={text('activity.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'what',
          label: text('activity.what'),
          isRowHeader: true,
          phone: 'main',
          cell: sentenceOf,
        },
        {
          id: 'when',
          label: text('activity.when'),
          align: 'end',
          cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{dates.full(at)}</time>,
        },
      ]}
    />
  )
}
