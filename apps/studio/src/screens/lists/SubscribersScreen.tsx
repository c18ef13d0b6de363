import type { Subscriber } from '@sitewright/api/lists/shapes'
import { Button, EmptyState, LinkButton, Notice, PageHeader, Select } from '@sitewright/ui'
import { Download, Mails, Plus, Upload } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { AddSubscriberDialog } from './AddSubscriberDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SubscriberDialog } from './SubscriberDialog.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'
import {
  type ListAddress,
  SUBSCRIBER_FILTERS,
  type SubscriberFilter,
  useSubscribers,
} from './use-lists.ts'

/** The people on one list, newest first. */
export function SubscribersScreen(address: ListAddress) {
  const { siteId } = address
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim())
  const [state, setState] = useState<SubscriberFilter>('all')
  const subscribers = useSubscribers(address, { search: settled, state })
  const canEdit = useCan(siteId)('forms.edit')
  const [isAdding, setIsAdding] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const [opened, setOpened] = useState<Subscriber>()
  const list = subscribers.data?.pages[0]?.list
  useTitle(list?.name ?? text('lists.title'))
  return (
    <Screen>
      <PageHeader
        title={list?.name ?? '…'}
        back={{ label: text('lists.title'), href: `/sites/${siteId}/lists` }}
        description={list && text('subscribers.counts', list.counts)}
        actions={
          canEdit && (
            <>
              <LinkButton
                icon={Download}
                href={`/s/${siteId}/api/lists/${address.listId}/subscribers.csv`}
                download
              >
                {text('subscribers.export')}
              </LinkButton>
              <Button icon={Upload} onPress={() => setIsImporting(true)}>
                {text('imports.open')}
              </Button>
              <Button look="primary" icon={Plus} onPress={() => setIsAdding(true)}>
                {text('subscribers.add')}
              </Button>
            </>
          )
        }
      />
      {list !== undefined && list.counts.held > 0 && state !== 'held' && (
        <Notice
          action={
            <Button size="small" onPress={() => setState('held')}>
              {text('subscribers.look')}
            </Button>
          }
        >
          {text('subscribers.heldNotice', { count: list.counts.held })}
        </Notice>
      )}
      <SearchableList
        of="subscribers"
        query={subscribers}
        empty={
          <EmptyState icon={Mails} title={text('subscribers.emptyTitle')}>
            {text('subscribers.emptyHint')}
          </EmptyState>
        }
        {...{ search, settled, onSearch: setSearch }}
        tools={
          <Select<SubscriberFilter>
            label={text('subscribers.show')}
            isLabelHidden
            options={SUBSCRIBER_FILTERS.map((id) => ({ id, label: text(`subscribers.${id}`) }))}
            value={state}
            onChange={setState}
          />
        }
        isFiltered={state !== 'all'}
        onClear={() => {
          setSearch('')
          setState('all')
        }}
        nothing={state !== 'all' && settled === '' ? text('subscribers.nobody') : undefined}
      >
        {(rows) => <SubscriberTable rows={rows} onOpen={setOpened} />}
      </SearchableList>
      {isAdding && <AddSubscriberDialog {...address} onClose={() => setIsAdding(false)} />}
      {isImporting && <ImportDialog {...address} onClose={() => setIsImporting(false)} />}
      {opened && (
        <SubscriberDialog
          {...address}
          subscriber={opened}
          canEdit={canEdit}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  )
}
