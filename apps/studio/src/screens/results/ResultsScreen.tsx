import type { FormResults } from '@sitewright/api/forms/result-shapes'
import { Button, Card, EmptyState, Notice, PageHeader } from '@sitewright/ui'
import { ChartColumn, SearchX } from '@sitewright/ui/icons'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { AnswerFilters, FilterChips } from '../answers/AnswerFilters.tsx'
import { answersPath, EVERYTHING, isNarrowed } from '../answers/answers-view.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { ColumnChart } from './ColumnChart.tsx'
import { ResultCard } from './ResultCard.tsx'
import styles from './Results.module.css'
import { useAxisWords } from './use-axis-words.ts'
import { type ResultsView, useResults } from './use-results.ts'

export interface ResultsScreenProps {
  siteId: string
  formId: string
  view: ResultsView
  onView(view: ResultsView): void
}

/** Everything that was answered to a form and can be counted, as charts that are tables, too. */
export function ResultsScreen({ siteId, formId, view, onView }: ResultsScreenProps) {
  const text = useText()
  const results = useResults(siteId, formId, view)
  const form = results.data?.form
  const title = text('results.title', { form: form?.name ?? '…' })
  useTitle(title)
  const { labels = [], choices = [] } = form ?? {}
  return (
    <Screen>
      <PageHeader
        title={title}
        back={{
          label: text('answers.title', { form: form?.name ?? '…' }),
          href: answersPath({ siteId, formId }, view),
        }}
        actions={form && <AnswerFilters {...{ view, labels, choices, onView }} />}
      />
      <FilterChips {...{ view, choices, onView }} />
      <QueryView query={results} loading={text('results.loading')} failed={text('results.failed')}>
        {(found) =>
          found.count === 0 ? (
            <NoResults isFiltered={isNarrowed(view)} onClear={() => onView(EVERYTHING)} />
          ) : (
            <Results {...{ siteId, formId, view, found }} />
          )
        }
      </QueryView>
    </Screen>
  )
}

function NoResults({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  const text = useText()
  if (!isFiltered) {
    return (
      <EmptyState icon={ChartColumn} title={text('answers.emptyTitle')}>
        {text('results.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title={text('answers.nothingChosen')}
      action={<Button onPress={onClear}>{text('results.showAll')}</Button>}
    >
      {text('results.nothingHint')}
    </EmptyState>
  )
}

interface ResultsProps extends Omit<ResultsScreenProps, 'onView'> {
  found: FormResults
}

function Results({ siteId, formId, view, found }: ResultsProps) {
  const text = useText()
  const words = useAxisWords()
  const { sent, results } = found
  return (
    <>
      {found.isCut && <Notice>{text('results.cut', { count: found.count })}</Notice>}
      <Card title={text('results.sentTitle')}>
        <p className={styles.total}>{text('results.total', { count: found.count })}</p>
        {sent && (
          <ColumnChart
            caption={text('results.sent')}
            axis={text('results.time')}
            columns={sent.bars.map(({ key, count }) => ({
              ...{ key, count },
              label: words.days[sent.step](key),
            }))}
          />
        )}
      </Card>
      {results.length === 0 && <p className={styles.facts}>{text('results.nothingToCount')}</p>}
      <div className={styles.cards}>
        {results.map((result) => (
          <ResultCard key={`${result.id} ${result.type}`} {...{ siteId, formId, view, result }} />
        ))}
      </div>
    </>
  )
}
