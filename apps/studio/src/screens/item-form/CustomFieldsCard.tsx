import type { CustomValue } from '@sitewright/core/content/item-content'
import { Card, Field, Notice, Select, Switch, TextField } from '@sitewright/ui'
import type { ComponentType } from 'react'
import { PictureField } from '../../forms/PictureField.tsx'
import { RichTextField } from '../../rich-text/RichTextField.tsx'
import { useText } from '../../text.ts'
import { type CustomType, typeTitle, useCustomTypes } from '../items/use-custom-types.ts'
import type { ItemPartProps } from './item-part.ts'

type CustomField = CustomType['fields'][number]

interface CustomFieldProps {
  siteId: string
  field: CustomField
  value: CustomValue | undefined
  isReadOnly: boolean
  /** Undefined removes the value. */
  onChange(value: CustomValue | undefined): void
}

/** Fields of the theme's own types; hidden where the collection takes none of them. */
export function CustomFieldsCard({
  site,
  page,
  draft,
  problems,
  isReadOnly,
  onChange,
}: ItemPartProps) {
  const text = useText()
  const types = useCustomTypes(site.id, page)
  const { customType, custom } = draft.content
  const { known } = types
  const offered = known.filter((type) => types.offered.includes(type) || type.name === customType)
  const chosen = known.find(({ name }) => name === customType)
  // A type that the theme no longer has can be seen, and left.
  const isGone = customType !== '' && !chosen
  if (offered.length === 0 && !isGone) return null
  const setContent = (change: Partial<typeof draft.content>) =>
    onChange((now) => ({ ...now, content: { ...now.content, ...change } }))
  const choices = [
    ...(types.isOnlyThese && chosen ? [] : [{ id: 'none', label: text('items.customNone') }]),
    ...offered.map((type) => ({ id: `type-${type.name}`, label: typeTitle(type) })),
    ...(isGone ? [{ id: `type-${customType}`, label: customType }] : []),
  ]
  const hasChoice = choices.length > 1
  if (!hasChoice && chosen?.fields.length === 0) return null
  return (
    <Card title={chosen && !hasChoice ? typeTitle(chosen) : text('items.custom')}>
      {hasChoice && (
        <Select
          label={text('items.customType')}
          isDisabled={isReadOnly}
          value={customType === '' ? 'none' : `type-${customType}`}
          options={choices}
          onChange={(id) =>
            setContent({ customType: id === 'none' ? '' : id.slice('type-'.length) })
          }
          problem={problems['content.customType'] ?? problems['content.custom']}
        />
      )}
      {!hasChoice && problems['content.custom'] && (
        <Notice tone="danger" isAlert>
          {problems['content.custom']}
        </Notice>
      )}
      {chosen?.fields.map((field) => {
        const Part = PARTS[field.type]
        return (
          <Part
            key={field.name}
            siteId={site.id}
            field={field}
            value={custom[field.name]}
            isReadOnly={isReadOnly}
            onChange={(value) => {
              const { [field.name]: _, ...others } = custom
              setContent({
                custom: value === undefined ? others : { ...others, [field.name]: value },
              })
            }}
          />
        )
      })}
    </Card>
  )
}

const PARTS: Readonly<Record<CustomField['type'], ComponentType<CustomFieldProps>>> = {
  text: TextPart,
  wysiwyg: RichTextPart,
  image: PicturePart,
  checkbox: CheckboxPart,
  gallery: GalleryPart,
}

const titleOf = ({ title, name }: CustomField) => title || name

function TextPart({ field, value, isReadOnly, onChange }: CustomFieldProps) {
  return (
    <TextField
      label={titleOf(field)}
      isOptional
      autoComplete="off"
      isReadOnly={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  )
}

function RichTextPart({ field, value, isReadOnly, onChange }: CustomFieldProps) {
  const stored = typeof value === 'object' && 'richText' in value ? value.richText : null
  return (
    <Field label={titleOf(field)} isOptional>
      {(aria) => (
        <RichTextField
          aria={aria}
          isReadOnly={isReadOnly}
          value={stored}
          onChange={(richText) => onChange({ richText })}
        />
      )}
    </Field>
  )
}

function PicturePart({ siteId, field, value, isReadOnly, onChange }: CustomFieldProps) {
  const stored = typeof value === 'object' && 'imageId' in value ? value.imageId : null
  return (
    <PictureField
      siteId={siteId}
      label={titleOf(field)}
      isReadOnly={isReadOnly}
      value={stored}
      onChange={(imageId) => onChange(imageId === null ? undefined : { imageId })}
    />
  )
}

function CheckboxPart({ field, value, isReadOnly, onChange }: CustomFieldProps) {
  return (
    <Switch
      label={titleOf(field)}
      isDisabled={isReadOnly}
      isSelected={value === true}
      onChange={(next) => onChange(next || undefined)}
    />
  )
}

/** Pictures in order; the last place is for another. */
function GalleryPart({ siteId, field, value, isReadOnly, onChange }: CustomFieldProps) {
  const text = useText()
  const stored = typeof value === 'object' && 'imageIds' in value ? value.imageIds : []
  const set = (at: number, imageId: string | null) => {
    const next = [...stored]
    next.splice(at, 1, ...(imageId === null ? [] : [imageId]))
    onChange(next.length === 0 ? undefined : { imageIds: next })
  }
  const places = isReadOnly ? stored : [...stored, null]
  return places.map((imageId, at) => (
    <PictureField
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
      key={at}
      siteId={siteId}
      label={text('items.customPicture', { title: titleOf(field), number: at + 1 })}
      isReadOnly={isReadOnly}
      value={imageId}
      onChange={(next) => set(at, next)}
    />
  ))
}
