import { Button, IconButton, Popover, Select, TextField } from '@sitewright/ui'
import { ListFilter, X } from '@sitewright/ui/icons'
import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'
import styles from './Answers.module.css'
import { type AnswersView, CHOICE, type ViewName, without } from './answers-view.ts'

/** A question with choices, by which answers are told apart. */
export interface ChoiceQuestion {
  readonly id: string
  readonly title: string
  readonly options: readonly string[]
}

export interface AnswerFiltersProps {
  view: AnswersView
  labels: readonly string[]
  choices: readonly ChoiceQuestion[]
  onView(view: AnswersView): void
}

/** Ids of entries of a menu cannot be empty, and no label is a space. */
const ANY = ' '

/** A panel with everything by which answers are chosen, besides their state and a search. */
export function AnswerFilters({ view, labels, choices, onView }: AnswerFiltersProps) {
  const text = useText()
  const offered = withOwn(labels, view.label)
  const any = { id: ANY, label: text('answers.any') }
  return (
    <Popover
      label={text('answers.filter')}
      placement="bottom end"
      trigger={<Button icon={ListFilter}>{text('answers.filter')}</Button>}
    >
      <div className={styles.filters}>
        {offered.length > 0 && (
          <Select
            label={text('answers.label')}
            options={[any, ...offered.map((label) => ({ id: label, label }))]}
            value={view.label ?? ANY}
            onChange={(label) =>
              onView(label === ANY ? without(view, ['label']) : { ...view, label })
            }
          />
        )}
        {choices.map(({ id, title, options }) => (
          <Select
            key={id}
            label={title || text('answers.untitled')}
            options={[
              any,
              ...withOwn(options, view.fieldId === id ? view.value : undefined).map((option) => ({
                id: option,
                label: option,
              })),
            ]}
            value={(view.fieldId === id && view.value) || ANY}
            onChange={(value) =>
              onView(value === ANY ? without(view, CHOICE) : { ...view, fieldId: id, value })
            }
          />
        ))}
        <DayField name="from" label={text('answers.from')} {...{ view, onView }} />
        <DayField name="to" label={text('answers.to')} {...{ view, onView }} />
      </div>
    </Popover>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  label: string
  view: Pick<AnswersView, 'from' | 'to'>
  onView(view: AnswersView): void
}

/** A day of a period; browsers give an empty text for one that is not complete. */
export function DayField({ name, label, view, onView }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      isRequired={false}
      value={view[name] ?? ''}
      onChange={(day) => onView(day === '' ? without(view, [name]) : { ...view, [name]: day })}
    />
  )
}

/** Options with the one that is chosen, even where nothing has it any more. */
function withOwn(offered: readonly string[], own: string | undefined): readonly string[] {
  return own === undefined || offered.includes(own) ? offered : [...offered, own]
}

/** The filters that are on, each with a button that takes it off. */
export function FilterChips({ view, choices, onView }: Omit<AnswerFiltersProps, 'labels'>) {
  const text = useText()
  const { formatDate } = useIntl()
  const day = (value: string) => formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' })
  const question = choices.find(({ id }) => id === view.fieldId)?.title || text('answers.untitled')
  const { label, value, from, to } = view
  const chips: readonly (readonly [string, readonly ViewName[]])[] = [
    ...(label === undefined ? [] : [[text('answers.hasLabel', { label }), ['label']] as const]),
    ...(value === undefined
      ? []
      : [[text('answers.hasChosen', { question, value }), CHOICE] as const]),
    ...(from === undefined
      ? []
      : [[text('answers.sentSince', { day: day(from) }), ['from']] as const]),
    ...(to === undefined ? [] : [[text('answers.sentUntil', { day: day(to) }), ['to']] as const]),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips}>
      {chips.map(([words, names]) => (
        <li key={words} className={styles.chip}>
          {words}
          <IconButton
            label={text('answers.clearFilter', { filter: words })}
            icon={X}
            size="small"
            onPress={() => onView(without(view, names))}
          />
        </li>
      ))}
    </ul>
  )
}
