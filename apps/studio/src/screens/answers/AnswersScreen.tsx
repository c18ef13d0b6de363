import { ANSWER_FILTERS, type AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import { Button, EmptyState, LinkButton, Notice, PageHeader, Select } from '@sitewright/ui'
import { Download, Inbox } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { AnswerTable } from './AnswerTable.tsx'
import { tableOf } from './table-address.ts'
import { useAnswers } from './use-answers.ts'

const FILTER_LABELS = {
  all: 'answers.showAll',
  unread: 'answers.showUnread',
  held: 'answers.showHeld',
} as const satisfies Record<AnswerFilter, string>

/** Said where no answer is as the filter asks. */
const NOTHING = {
  unread: 'answers.nothingUnread',
  held: 'answers.nothingHeld',
} as const satisfies Record<Exclude<AnswerFilter, 'all'>, string>

/** Everything that visitors have sent by one form, newest first. */
export function AnswersScreen({ siteId, formId }: { siteId: string; formId: string }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim())
  const [filter, setFilter] = useState<AnswerFilter>('all')
  const answers = useAnswers(siteId, formId, { search: settled, filter })
  const canEdit = useCan(siteId)('forms.edit')
  const form = answers.data?.pages[0]?.form
  const hasRows = (answers.data?.pages[0]?.items.length ?? 0) > 0
  const title = text('answers.title', { form: form?.name ?? '…' })
  useTitle(title)
  return (
    <Screen>
      <PageHeader
        title={title}
        back={{ label: text('forms.title'), href: `/sites/${siteId}/forms` }}
        actions={
          <>
            {hasRows && (
              <LinkButton
                icon={Download}
                href={tableOf(siteId, formId, { search: settled, filter })}
                download
              >
                {text('answers.download')}
              </LinkButton>
            )}
            {canEdit && (
              <LinkButton href={`/sites/${siteId}/forms/${formId}`}>
                {text('answers.editForm')}
              </LinkButton>
            )}
          </>
        }
      />
      {form !== undefined && form.heldCount > 0 && filter !== 'held' && (
        <Notice
          action={
            <Button size="small" onPress={() => setFilter('held')}>
              {text('answers.look')}
            </Button>
          }
        >
          {text('answers.heldNotice', { count: form.heldCount })}
        </Notice>
      )}
      <SearchableList
        of="answers"
        query={answers}
        empty={
          <EmptyState icon={Inbox} title={text('answers.emptyTitle')}>
            {text('answers.emptyHint')}
          </EmptyState>
        }
        {...{ search, settled, onSearch: setSearch }}
        tools={
          <Select<AnswerFilter>
            label={text('answers.show')}
            isLabelHidden
            options={ANSWER_FILTERS.map((id) => ({ id, label: text(FILTER_LABELS[id]) }))}
            value={filter}
            onChange={setFilter}
          />
        }
        isFiltered={filter !== 'all'}
        onClear={() => {
          setSearch('')
          setFilter('all')
        }}
        nothing={filter !== 'all' && settled === '' ? text(NOTHING[filter]) : undefined}
      >
        {(rows) => <AnswerTable siteId={siteId} formId={formId} rows={rows} />}
      </SearchableList>
    </Screen>
  )
}
