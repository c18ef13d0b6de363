import { collectionKind, type RecordType } from '@sitewright/core/content/collection-kinds'
import { slugify } from '@sitewright/core/slug'
import { Card, Field, Select, TextField } from '@sitewright/ui'
import { PictureField } from '../../forms/PictureField.tsx'
import { RichTextField } from '../../rich-text/RichTextField.tsx'
import { useText } from '../../text.ts'
import { recordLabel } from './item-words.ts'
import type { ItemPartProps } from './use-item-form.ts'

export function ItemTextsCard({
  siteId,
  page,
  draft,
  problems,
  isReadOnly,
  onChange,
}: ItemPartProps) {
  const text = useText()
  const rules = collectionKind(page.kind).items
  const types: readonly RecordType[] = rules?.recordTypes ?? []
  return (
    <Card>
      {types.length > 1 && (
        <Select
          label={text('items.kind')}
          isDisabled={isReadOnly}
          value={String(draft.recordType)}
          options={types.map((type) => ({ id: String(type), label: text(recordLabel(type)) }))}
          onChange={(type) => onChange((now) => ({ ...now, recordType: Number(type) }))}
          problem={problems.recordType}
        />
      )}
      <TextField
        label={text('items.title')}
        autoComplete="off"
        autoFocus={draft.title === ''}
        isReadOnly={isReadOnly}
        value={draft.title}
        onChange={(title) => onChange((now) => ({ ...now, title }))}
        problem={problems.title}
      />
      <TextField
        label={text('items.address')}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        placeholder={slugify(draft.title)}
        description={text('items.addressHint')}
        value={draft.urlId}
        onChange={(urlId) => onChange((now) => ({ ...now, urlId }))}
        problem={problems.urlId}
      />
      <PictureField
        siteId={siteId}
        label={text('items.picture')}
        isReadOnly={isReadOnly}
        value={draft.imageId}
        onChange={(imageId) => onChange((now) => ({ ...now, imageId }))}
        problem={problems.imageId}
      />
      <Field
        label={text('items.excerpt')}
        description={text(rules?.hasBody ? 'items.excerptHint' : 'items.wordsHint')}
        isOptional
        problem={problems.excerpt}
      >
        {(aria) => (
          <RichTextField
            aria={aria}
            isReadOnly={isReadOnly}
            value={draft.excerpt}
            onChange={(excerpt) => onChange((now) => ({ ...now, excerpt }))}
          />
        )}
      </Field>
    </Card>
  )
}
