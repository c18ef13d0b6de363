import type { FormResult } from '@sitewright/api/forms/result-shapes'
import { Badge, Card, TextLink } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { answersPath } from '../answers/answers-view.ts'
import { BarTable } from './BarTable.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import styles from './Results.module.css'
import { useAxisWords } from './use-axis-words.ts'
import type { ResultsView } from './use-results.ts'

export interface ResultCardProps {
  siteId: string
  formId: string
  view: ResultsView
  result: FormResult
}

const POINTS = ['-2', '-1', '0', '1', '2'] as const

/** One question with its chart. */
export function ResultCard(props: ResultCardProps) {
  const { result } = props
  const text = useText()
  return (
    <Card title={result.title || text('answers.untitled')}>
      <p className={styles.facts}>
        {text('results.answered', { count: result.answered })}
        {!result.isAsked && <Badge>{text('results.notAsked')}</Badge>}
      </p>
      <Chart {...props} />
    </Card>
  )
}

function Chart({ siteId, formId, view, result }: ResultCardProps) {
  const text = useText()
  const words = useAxisWords()
  const { title, answered } = result
  switch (result.kind) {
    case 'choices':
      return (
        <BarTable
          caption={title}
          total={answered}
          bars={result.bars.map(({ value, count }) => ({
            key: value,
            count,
            label: (
              <TextLink
                href={answersPath({ siteId, formId }, { ...view, fieldId: result.id, value })}
              >
                {value}
              </TextLink>
            ),
          }))}
        />
      )
    case 'scale':
      return result.statements.map((statement) => (
        <BarTable
          key={statement.text}
          caption={statement.text}
          isCaptionHidden={false}
          total={statement.counts.reduce((sum, count) => sum + count, 0)}
          bars={POINTS.map((point, place) => ({
            key: point,
            label: text(`answers.scale.${point}`),
            count: statement.counts[place] ?? 0,
          }))}
        />
      ))
    case 'numbers':
      return (
        <>
          <dl className={styles.numbers}>
            {(['mean', 'median', 'least', 'greatest'] as const).map((name) => (
              <div key={name}>
                <dt>{text(`results.${name}`)}</dt>
                <dd>{words.number(result[name])}</dd>
              </div>
            ))}
          </dl>
          <BarTable
            caption={title}
            total={answered}
            bars={result.bars.map(({ from, to, count }) => ({
              key: String(from),
              label: words.range(from, to, result.isWhole),
              count,
            }))}
          />
        </>
      )
    case 'days':
      return (
        <ColumnChart
          caption={title}
          axis={text('results.time')}
          columns={result.bars.map(({ key, count }) => ({
            ...{ key, count },
            label: words.days[result.step](key),
          }))}
        />
      )
    case 'hours':
      return (
        <ColumnChart
          caption={title}
          axis={text('results.time')}
          columns={result.bars.map(({ hour, count }) => ({
            key: String(hour),
            label: words.hour(hour),
            count,
          }))}
        />
      )
  }
}
