import { DEFAULT_FORM_NAME, MAX_FIELDS } from '@sitewright/core/forms/form'
import { newId } from '@sitewright/core/id'
import { Button, Card } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../../../text.ts'
import { moveBy } from '../../list-order.ts'
import { FormFieldEditor } from './FormFieldEditor.tsx'
import styles from './ProductForm.module.css'
import type { FormFieldDraft, ProductFormDraft } from './sale-draft.ts'

const newField = (): FormFieldDraft => ({
  id: newId(),
  type: 'text',
  title: '',
  description: '',
  required: false,
  maxLength: 0,
  options: [],
})

type MaybeForm = ProductFormDraft | null

export interface FormCardProps {
  title: string
  description: string
  /** Words in place of the questions where there are none. */
  empty: string
  form: MaybeForm
  /** Messages by path, those of its questions below `form.fields`. */
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  /** Fields above the questions. */
  children?: ReactNode
  onChange(next: (form: MaybeForm) => MaybeForm): void
}

/** The questions of a form; without any there is no form. */
export function FormCard(props: FormCardProps) {
  const { title, description, empty, form, problems, isReadOnly, children, onChange } = props
  const text = useText()
  const fields = form?.fields ?? []
  const setFields = (next: (fields: readonly FormFieldDraft[]) => readonly FormFieldDraft[]) =>
    onChange((now) => {
      const changed = [...next(now?.fields ?? [])]
      return changed.length === 0 ? null : { name: now?.name ?? DEFAULT_FORM_NAME, fields: changed }
    })
  const ids = fields.map(({ id }) => id)
  return (
    <Card
      title={title}
      description={description}
      actions={
        !isReadOnly &&
        fields.length < MAX_FIELDS && (
          <Button size="small" icon={Plus} onPress={() => setFields((now) => [...now, newField()])}>
            {text('productForm.addField')}
          </Button>
        )
      }
    >
      {form === null ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {children}
          <ol className={styles.fields}>
            {fields.map((field, at) => (
              <FormFieldEditor
                key={field.id}
                field={field}
                number={at + 1}
                isLast={at === fields.length - 1}
                isReadOnly={isReadOnly}
                problemOf={(name) => problemAt(problems, `form.fields.${at}.${name}`)}
                onChange={(next) =>
                  setFields((now) =>
                    now.map((one) => (one.id === field.id ? { ...one, ...next } : one)),
                  )
                }
                onMove={(step) =>
                  setFields((now) =>
                    moveBy(ids, field.id, step).flatMap(
                      (id) => now.find((one) => one.id === id) ?? [],
                    ),
                  )
                }
                onRemove={() => setFields((now) => now.filter(({ id }) => id !== field.id))}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

/** The problem of a field, or the first of what lies below it, as that of one of its options. */
function problemAt(problems: Readonly<Record<string, string>>, name: string): string | undefined {
  const found = Object.entries(problems).find(([id]) => id === name || id.startsWith(`${name}.`))
  return found?.[1]
}
