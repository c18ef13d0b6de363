import { ANSWER_FILTERS, type Answer, type AnswerFilter } from '@sitewright/api/forms/answer-shapes'
import { Button, EmptyState, LinkButton, Notice, PageHeader, Select } from '@sitewright/ui'
import { ChartColumn, Download, Inbox } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AnswerFilters, FilterChips } from './AnswerFilters.tsx'
import { AnswerTable } from './AnswerTable.tsx'
import { type AnswersView, EVERYTHING, isNarrowed, resultsPath, without } from './answers-view.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { tableOf } from './table-address.ts'
import { useAnswers } from './use-answers.ts'
import { useSearchInView } from './use-search-in-view.ts'

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

export interface AnswersScreenProps {
  siteId: string
  formId: string
  view: AnswersView
  /** Shows other answers, under an address of their own; in place of this one where somebody is still typing. */
  onView(view: AnswersView, isTyping?: boolean): void
}

/** Answers that visitors have sent by one form, newest first. */
export function AnswersScreen({ siteId, formId, view, onView }: AnswersScreenProps) {
  const text = useText()
  const { search, settled, setSearch } = useSearchInView(view, (next) => onView(next, true))
  const answers = useAnswers(siteId, formId, view)
  const canEdit = useCan(siteId)('forms.edit')
  const form = answers.data?.pages[0]?.form
  const hasRows = (answers.data?.pages[0]?.items.length ?? 0) > 0
  const title = text('answers.title', { form: form?.name ?? '…' })
  useTitle(title)
  const { show = 'all' } = view
  const choose = (filter: AnswerFilter) =>
    onView(filter === 'all' ? without(view, ['show']) : { ...view, show: filter })
  const { labels = [], choices = [] } = form ?? {}
  return (
    <Screen>
      <PageHeader
        title={title}
        back={{ label: text('forms.title'), href: `/sites/${siteId}/forms` }}
        actions={
          <>
            {hasRows && (
              <LinkButton icon={Download} href={tableOf(siteId, formId, view)} download>
                {text('answers.download')}
              </LinkButton>
            )}
            {canEdit && (
              <LinkButton href={`/sites/${siteId}/forms/${formId}`}>
                {text('answers.editForm')}
              </LinkButton>
            )}
            <LinkButton icon={ChartColumn} href={resultsPath({ siteId, formId }, view)}>
              {text('results.open')}
            </LinkButton>
          </>
        }
      />
      {form !== undefined && form.heldCount > 0 && show !== 'held' && (
        <Notice
          action={
            <Button size="small" onPress={() => onView({ show: 'held' })}>
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
          <>
            <Select<AnswerFilter>
              label={text('answers.show')}
              isLabelHidden
              options={ANSWER_FILTERS.map((id) => ({ id, label: text(FILTER_LABELS[id]) }))}
              value={show}
              onChange={choose}
            />
            <AnswerFilters {...{ view, labels, choices, onView }} />
            <FilterChips {...{ view, choices, onView }} />
          </>
        }
        isFiltered={isNarrowed(view)}
        onClear={() => onView(EVERYTHING)}
        nothing={nothingOf(view)}
      >
        {(rows) => <Answers {...{ siteId, formId, view, rows, labels }} />}
      </SearchableList>
    </Screen>
  )

  function nothingOf({ search: searched, show: state, ...others }: AnswersView) {
    if (searched !== undefined) return undefined
    if (state !== undefined && Object.keys(others).length === 0) return text(NOTHING[state])
    return text('answers.nothingChosen')
  }
}

interface AnswersProps {
  siteId: string
  formId: string
  view: AnswersView
  rows: readonly Answer[]
  labels: readonly string[]
}

/** The list with its selection: an answer that is no longer shown is never changed unseen. */
function Answers({ siteId, formId, view, rows, labels }: AnswersProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const select = (next: Iterable<string>) => setIds(new Set(next))
  return (
    <>
      <SelectionBar
        {...{ siteId, formId, rows, knownLabels: labels }}
        selected={rows.filter(({ id }) => ids.has(id))}
        onSelect={select}
      />
      <AnswerTable
        {...{ siteId, formId, view, rows, selected: ids }}
        onToggle={(id) => select(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])}
      />
    </>
  )
}
