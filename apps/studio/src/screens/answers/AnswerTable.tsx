import type { Answer } from '@sitewright/api/forms/answer-shapes'
import { Badge, Checkbox, Table, type TableColumn, TextLink } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import styles from './Answers.module.css'
import { type AnswersView, answersPath } from './answers-view.ts'
import { inShort } from './in-short.ts'

export interface AnswerTableProps {
  siteId: string
  formId: string
  /** The answer that is opened leads back to it. */
  view: AnswersView
  rows: readonly Answer[]
  selected: ReadonlySet<string>
  onToggle(id: string): void
}

/** Most characters of an answer in the list. */
const IN_SHORT = 160

export function AnswerTable(props: AnswerTableProps) {
  const { siteId, formId, view, rows, selected, onToggle } = props
  const text = useText()
  const dates = useDates()
  const nameOf = (answer: Answer) => inShort(answer)[0] ?? text('answers.nothingGiven')
  const columns: TableColumn<Answer>[] = [
    {
      id: 'select',
      label: text('answers.selection'),
      isLabelHidden: true,
      width: '2.75rem',
      phone: 'start',
      cell: (answer) => (
        <Checkbox
          label={text('answers.select', { answer: nameOf(answer) })}
          isLabelHidden
          isSelected={selected.has(answer.id)}
          onChange={() => onToggle(answer.id)}
        />
      ),
    },
    {
      id: 'answer',
      label: text('answers.answer'),
      isRowHeader: true,
      phone: 'main',
      cell: (answer) => {
        const [, ...rest] = inShort(answer)
        return (
          <span className={list.named}>
            <span>
              <TextLink look="row" href={answersPath({ siteId, formId }, view, answer.id)}>
                {nameOf(answer)}
              </TextLink>
              <span className={list.faint}>{rest.join(' · ').slice(0, IN_SHORT)}</span>
              {answer.labels.length > 0 && (
                <span className={styles.labels}>
                  {answer.labels.map((label) => (
                    <Badge key={label}>{label}</Badge>
                  ))}
                </span>
              )}
            </span>
          </span>
        )
      },
    },
    {
      id: 'page',
      label: text('answers.page'),
      width: '12rem',
      phone: 'hidden',
      cell: ({ page }) => <span className={list.faint}>{page.title || page.path}</span>,
    },
    {
      id: 'state',
      label: text('answers.unread'),
      isLabelHidden: true,
      width: '7rem',
      phone: 'end',
      cell: ({ isRead, state }) =>
        state === 'held' ? (
          <Badge tone="warning">{text('answers.held')}</Badge>
        ) : (
          !isRead && <Badge tone="accent">{text('answers.unread')}</Badge>
        ),
    },
    {
      id: 'time',
      label: text('answers.sent'),
      align: 'end',
      width: '9rem',
      phone: 'hidden',
      cell: ({ sentAt }) => <span className={list.faint}>{dates.ago(sentAt)}</span>,
    },
  ]
  return (
    <Table label={text('forms.answers')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}
