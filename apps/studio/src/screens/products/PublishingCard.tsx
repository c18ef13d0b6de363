import { slugify } from '@sitewright/core/slug'
import { Card, RadioGroup, Select, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { ProductPartProps } from './use-product-form.ts'

export function PublishingCard({ draft, problems, isReadOnly, onChange }: ProductPartProps) {
  const text = useText()
  return (
    <Card>
      <RadioGroup
        label={text('products.state')}
        isDisabled={isReadOnly}
        value={draft.state}
        options={[
          { id: 'draft', label: text('products.draft'), description: text('products.draftHint') },
          {
            id: 'public',
            label: text('products.public'),
            description: text('products.publicHint'),
          },
        ]}
        onChange={(state) => onChange((now) => ({ ...now, state }))}
        problem={problems.state}
      />
      <Select
        label={text('products.type')}
        isDisabled={isReadOnly}
        value={String(draft.type) as '1' | '2' | '3' | '4' | '5'}
        options={[
          {
            id: '1',
            label: text('products.physical'),
            description: text('products.physicalHint'),
          },
          { id: '2', label: text('products.digital'), description: text('products.digitalHint') },
          { id: '3', label: text('products.service'), description: text('products.serviceHint') },
        ]}
        onChange={(type) =>
          onChange((now) => ({ ...now, type: Number(type) as typeof draft.type }))
        }
        problem={problems.type}
      />
      <TextField
        label={text('products.address')}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        placeholder={slugify(draft.title)}
        description={text('products.addressHint')}
        value={draft.urlId}
        onChange={(urlId) => onChange((now) => ({ ...now, urlId }))}
        problem={problems.urlId}
      />
    </Card>
  )
}
