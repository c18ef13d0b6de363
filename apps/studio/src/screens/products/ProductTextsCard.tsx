import { Card, Field, TextField } from '@sitewright/ui'
import { RichTextField } from '../../rich-text/RichTextField.tsx'
import { useText } from '../../text.ts'
import type { ProductPartProps } from './use-product-form.ts'

export function ProductTextsCard({ draft, problems, isReadOnly, onChange }: ProductPartProps) {
  const text = useText()
  return (
    <Card>
      <TextField
        label={text('products.name')}
        autoComplete="off"
        autoFocus={draft.title === ''}
        isReadOnly={isReadOnly}
        value={draft.title}
        onChange={(title) => onChange((now) => ({ ...now, title }))}
        problem={problems.title}
      />
      <Field label={text('products.description')} isOptional problem={problems.description}>
        {(aria) => (
          <RichTextField
            aria={aria}
            isReadOnly={isReadOnly}
            value={draft.description}
            onChange={(description) => onChange((now) => ({ ...now, description }))}
          />
        )}
      </Field>
    </Card>
  )
}
