import type { Answer } from '@sitewright/api/forms/answer-shapes'
import { Badge, Table, type TableColumn, TextLink } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import list from '../List.module.css'
import { inShort } from './in-short.ts'

export interface AnswerTableProps {
  siteId: string
  formId: string
  rows: readonly Answer[]
}

/** Most characters of an answer in the list. */
const IN_SHORT = 160

export function AnswerTable({ siteId, formId, rows }: AnswerTableProps) {
  const text = useText()
  const dates = useDates()
  const columns: TableColumn<Answer>[] = [
    {
      id: 'answer',
      label: text('answers.answer'),
      isRowHeader: true,
      phone: 'main',
      cell: (answer) => {
        const [first = text('answers.nothingGiven'), ...rest] = inShort(answer)
        return (
          <span className={list.named}>
            <span>
              <TextLink look="row" href={`/sites/${siteId}/forms/${formId}/answers/${answer.id}`}>
                {first}
              </TextLink>
              <span className={list.faint}>{rest.join(' · ').slice(0, IN_SHORT)}</span>
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
