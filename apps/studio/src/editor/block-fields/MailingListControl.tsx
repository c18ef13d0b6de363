import { DEFAULT_LIST_NAME } from '@sitewright/core/lists/subscriber'
import { Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

/** Chooses the list that visitors sign up for: one by name, or that of all sign-ups. */
export function MailingListControl({
  value,
  texts,
  services,
  onChange,
}: ControlProps<'mailingList'>) {
  const words = useWords()
  const { mailingLists } = services
  const name = mailingLists.find(({ isDefault }) => isDefault)?.name ?? DEFAULT_LIST_NAME
  const others = mailingLists
    .filter(({ isDefault }) => !isDefault)
    .map((list) => ({ id: list.id, label: list.name }))
  const isKnown = value === '' || mailingLists.some(({ id }) => id === value)
  if (others.length === 0 && isKnown) {
    const hint = mailingLists.length === 0 ? words('noLists') : words('listAll', { name })
    return <p className={styles.hint}>{hint}</p>
  }
  const all = { id: '', label: words('listAll', { name }) }
  const gone = isKnown ? [] : [{ id: value, label: words('listGone') }]
  return (
    <Select
      {...texts}
      problem={isKnown ? undefined : words('listNeeded')}
      options={[all, ...others, ...gone]}
      value={mailingLists.some(({ id, isDefault }) => isDefault && id === value) ? '' : value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
