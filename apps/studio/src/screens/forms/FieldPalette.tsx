import type { FormFieldTypeName } from '@sitewright/core/forms/field-types'
import { Dialog, SearchField } from '@sitewright/ui'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './Choices.module.css'
import { FIELD_GROUPS, FIELD_ICONS } from './field-looks.ts'

export interface FieldPaletteProps {
  onChoose(type: FormFieldTypeName): void
  onClose(): void
}

/** All kinds of questions, to be searched by their names and what they are for. */
export function FieldPalette({ onChoose, onClose }: FieldPaletteProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const isWanted = (type: FormFieldTypeName) =>
    [text(`builder.type.${type}`), text(`builder.typeHint.${type}`), type].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    )
  const groups = FIELD_GROUPS.map(({ label, types }) => ({ label, types: types.filter(isWanted) }))
  const found = groups.filter(({ types }) => types.length > 0)
  return (
    <Dialog isOpen size="large" title={text('builder.paletteTitle')} onClose={onClose}>
      <div className={styles.palette}>
        <SearchField
          isWide
          label={text('builder.paletteSearch')}
          value={search}
          onChange={setSearch}
        />
        {found.length === 0 && <p className={styles.none}>{text('builder.paletteNone')}</p>}
        {found.map(({ label, types }) => (
          <section key={label} className={styles.group} aria-label={text(label)}>
            <h3>{text(label)}</h3>
            <ul className={styles.choices}>
              {types.map((type) => (
                <li key={type}>
                  <TypeButton type={type} onPress={() => onChoose(type)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function TypeButton({ type, onPress }: { type: FormFieldTypeName; onPress(): void }) {
  const text = useText()
  const Icon = FIELD_ICONS[type]
  return (
    <Button className={styles.choice ?? ''} onPress={onPress}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        {text(`builder.type.${type}`)}
        <small>{text(`builder.typeHint.${type}`)}</small>
      </span>
    </Button>
  )
}
