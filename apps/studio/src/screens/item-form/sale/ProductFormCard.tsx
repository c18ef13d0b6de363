import { DEFAULT_FORM_NAME } from '@sitewright/core/forms/form'
import { TextField } from '@sitewright/ui'
import { useText } from '../../../text.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import { FormCard, type FormCardProps } from './FormCard.tsx'

/** The form that shoppers fill in before the product goes into their cart. */
export function ProductFormCard(part: ItemPartProps) {
  const text = useText()
  const { draft, problems, isReadOnly } = part
  const { form } = draft.sale
  const change: FormCardProps['onChange'] = (next) =>
    changeSale(part, (sale) => ({ ...sale, form: next(sale.form) }))
  return (
    <FormCard
      title={text('productForm.title')}
      description={text('productForm.hint')}
      empty={text('productForm.empty')}
      form={form}
      problems={problems}
      isReadOnly={isReadOnly}
      onChange={change}
    >
      <TextField
        label={text('productForm.name')}
        description={text('productForm.nameHint')}
        isOptional
        maxLength={100}
        isReadOnly={isReadOnly}
        value={form === null || form.name === DEFAULT_FORM_NAME ? '' : form.name}
        onChange={(name) => change((now) => now && { ...now, name: name || DEFAULT_FORM_NAME })}
        problem={problems['form.name']}
      />
    </FormCard>
  )
}
