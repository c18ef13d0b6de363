import { Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

export function FormControl({ value, texts, services, onChange }: ControlProps<'form'>) {
  const words = useWords()
  const forms = services.forms.map(({ id, name }) => ({ id, label: name }))
  if (forms.length === 0) return <p className={styles.hint}>{words('noForms')}</p>
  // A form that is gone stays in the list until another is chosen.
  const isKnown = forms.some(({ id }) => id === value)
  const unknown = { id: value, label: words(value ? 'formGone' : 'chooseForm') }
  return (
    <Select
      {...texts}
      options={isKnown ? forms : [unknown, ...forms]}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
