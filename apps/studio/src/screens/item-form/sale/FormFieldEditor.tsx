import { FIELD_TYPES, HAS_OPTIONS, MAX_ANSWER } from '@sitewright/core/forms/form'
import { IconButton, NumberField, Select, Switch, TextField } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Trash2 } from '@sitewright/ui/icons'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import styles from './ProductForm.module.css'
import type { FormFieldDraft } from './sale-draft.ts'

const TYPE_WORDS: Readonly<Record<FormFieldDraft['type'], MessageId>> = {
  text: 'productForm.text',
  select: 'productForm.select',
  checkbox: 'productForm.checkbox',
}

export interface FormFieldEditorProps {
  field: FormFieldDraft
  /** Its place in the form, from 1. */
  number: number
  isLast: boolean
  isReadOnly: boolean
  problemOf(name: string): string | undefined
  onChange(change: Partial<FormFieldDraft>): void
  onMove(step: -1 | 1): void
  onRemove(): void
}

/** One question of a product's form. */
export function FormFieldEditor(props: FormFieldEditorProps) {
  const { field, number, isLast, isReadOnly, problemOf, onChange, onMove, onRemove } = props
  const text = useText()
  const name = field.title.trim() || text('productForm.fieldNumber', { number })
  return (
    <li className={styles.field}>
      <div className={styles.row}>
        <TextField
          label={text('productForm.question')}
          autoFocus={field.title === ''}
          maxLength={100}
          isReadOnly={isReadOnly}
          value={field.title}
          onChange={(title) => onChange({ title })}
          problem={problemOf('title')}
        />
        <Select
          label={text('productForm.type')}
          isDisabled={isReadOnly}
          value={field.type}
          options={FIELD_TYPES.map((id) => ({ id, label: text(TYPE_WORDS[id]) }))}
          onChange={(type) => onChange({ type })}
          problem={problemOf('type')}
        />
      </div>
      <TextField
        label={text('productForm.description')}
        isOptional
        maxLength={300}
        isReadOnly={isReadOnly}
        value={field.description}
        onChange={(description) => onChange({ description })}
        problem={problemOf('description')}
      />
      {HAS_OPTIONS[field.type] ? (
        <TextField
          label={text('productForm.options')}
          description={text('productForm.optionsHint')}
          rows={4}
          isReadOnly={isReadOnly}
          value={field.options.join('\n')}
          onChange={(lines) => onChange({ options: lines === '' ? [] : lines.split('\n') })}
          problem={problemOf('options')}
        />
      ) : (
        <NumberField
          label={text('productForm.maxLength')}
          description={text('productForm.maxLengthHint', { most: MAX_ANSWER })}
          isOptional
          minValue={0}
          maxValue={MAX_ANSWER}
          isReadOnly={isReadOnly}
          value={field.maxLength}
          onChange={(maxLength) => onChange({ maxLength: maxLength || 0 })}
          problem={problemOf('maxLength')}
        />
      )}
      <div className={styles.actions}>
        <Switch
          label={text('productForm.required')}
          isDisabled={isReadOnly}
          isSelected={field.required}
          onChange={(required) => onChange({ required })}
        />
        {!isReadOnly && (
          <span className={styles.buttons}>
            <IconButton
              label={text('productForm.moveUp', { name })}
              icon={ArrowUp}
              isDisabled={number === 1}
              onPress={() => onMove(-1)}
            />
            <IconButton
              label={text('productForm.moveDown', { name })}
              icon={ArrowDown}
              isDisabled={isLast}
              onPress={() => onMove(1)}
            />
            <IconButton
              label={text('productForm.remove', { name })}
              icon={Trash2}
              look="danger"
              onPress={onRemove}
            />
          </span>
        )}
      </div>
    </li>
  )
}
