import { collectionKind, type RecordType } from '@sitewright/core/content/collection-kinds'
import { slugify } from '@sitewright/core/slug'
import { Card, Field, Select, TextField } from '@sitewright/ui'
import { PictureField } from '../../forms/PictureField.tsx'
import type { MessageId } from '../../messages.ts'
import { RichTextField } from '../../rich-text/RichTextField.tsx'
import { useText } from '../../text.ts'
import { recordLabel } from '../items/item-words.ts'
import type { ItemPartProps } from './item-part.ts'
import { ProductTypeField } from './sale/ProductTypeField.tsx'

/** Title, address, picture and excerpt. */
export function TextsCard(props: ItemPartProps) {
  const { site, kind, draft, problems, isReadOnly, onChange } = props
  const text = useText()
  const hasBody = collectionKind(kind).items?.hasBody
  return (
    <Card>
      <RecordTypeField {...props} />
      <TitleFields {...props} />
      <PictureField
        siteId={site.id}
        label={text('items.picture')}
        isReadOnly={isReadOnly}
        value={draft.imageId}
        onChange={(imageId) => onChange((now) => ({ ...now, imageId }))}
        problem={problems.imageId}
      />
      <ExcerptField
        label="items.excerpt"
        hint={hasBody ? 'items.excerptHint' : 'items.wordsHint'}
        {...props}
      />
    </Card>
  )
}

export function ProductTextsCard(props: ItemPartProps) {
  return (
    <Card>
      <ProductTypeField {...props} />
      <TitleFields {...props} />
      <ExcerptField label="products.description" {...props} />
    </Card>
  )
}

/** Asked only where the collection takes several types. */
function RecordTypeField({ kind, draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  const types: readonly RecordType[] = collectionKind(kind).items?.recordTypes ?? []
  if (types.length < 2) return null
  return (
    <Select
      label={text('items.kind')}
      isDisabled={isReadOnly}
      value={String(draft.recordType)}
      options={types.map((type) => ({ id: String(type), label: text(recordLabel(type)) }))}
      onChange={(type) => onChange((now) => ({ ...now, recordType: Number(type) }))}
      problem={problems.recordType}
    />
  )
}

function TitleFields({ draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  return (
    <>
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
    </>
  )
}

interface ExcerptFieldProps extends ItemPartProps {
  label: MessageId
  hint?: MessageId
}

function ExcerptField({ label, hint, ...part }: ExcerptFieldProps) {
  const text = useText()
  const { draft, problems, isReadOnly, onChange } = part
  return (
    <Field
      label={text(label)}
      {...(hint && { description: text(hint) })}
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
  )
}
