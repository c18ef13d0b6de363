import { DEFAULT_FORM_NAME, MAX_FIELDS } from '@sitewright/core/forms/form'
import { newId } from '@sitewright/core/id'
import { Button, Card, TextField } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useText } from '../../../text.ts'
import { moveBy } from '../../list-order.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
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

/** The form that shoppers fill in before the product goes into their cart. */
export function ProductFormCard(part: ItemPartProps) {
  const text = useText()
  const { draft, problems, isReadOnly } = part
  const { form } = draft.sale
  const fields = form?.fields ?? []
  const change = (next: (form: ProductFormDraft) => ProductFormDraft | null) =>
    changeSale(part, (sale) => ({
      ...sale,
      form: next(sale.form ?? { name: DEFAULT_FORM_NAME, fields: [] }),
    }))
  const setFields = (next: (fields: readonly FormFieldDraft[]) => readonly FormFieldDraft[]) =>
    change((now) => {
      const changed = [...next(now.fields)]
      return changed.length === 0 ? null : { ...now, fields: changed }
    })
  const ids = fields.map(({ id }) => id)
  return (
    <Card
      title={text('productForm.title')}
      description={text('productForm.hint')}
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
        <p className={styles.empty}>{text('productForm.empty')}</p>
      ) : (
        <>
          <TextField
            label={text('productForm.name')}
            description={text('productForm.nameHint')}
            isOptional
            maxLength={100}
            isReadOnly={isReadOnly}
            value={form.name === DEFAULT_FORM_NAME ? '' : form.name}
            onChange={(name) => change((now) => ({ ...now, name: name || DEFAULT_FORM_NAME }))}
            problem={problems['form.name']}
          />
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
