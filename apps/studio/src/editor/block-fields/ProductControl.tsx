import { Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

export function ProductControl({ value, texts, services, onChange }: ControlProps<'product'>) {
  const words = useWords()
  const products = services.products.map(({ id, title }) => ({ id, label: title }))
  if (products.length === 0) return <p className={styles.hint}>{words('noProducts')}</p>
  // A product that is gone stays in the list until another is chosen.
  const isKnown = products.some(({ id }) => id === value)
  const unknown = { id: value, label: words(value ? 'productGone' : 'chooseProduct') }
  return (
    <Select
      {...texts}
      options={isKnown ? products : [unknown, ...products]}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
