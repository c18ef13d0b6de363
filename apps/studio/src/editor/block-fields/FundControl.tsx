import { Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

export function FundControl({ value, texts, services, onChange }: ControlProps<'fund'>) {
  const words = useWords()
  const funds = services.funds.map(({ id, name }) => ({ id, label: name }))
  if (funds.length === 0) return <p className={styles.hint}>{words('noFunds')}</p>
  // A fund that is gone stays in the list until another is chosen.
  const isKnown = funds.some(({ id }) => id === value)
  const unknown = { id: value, label: words(value ? 'fundGone' : 'chooseFund') }
  return (
    <Select
      {...texts}
      options={isKnown ? funds : [unknown, ...funds]}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
