import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { Card, Switch, TextField } from '@sitewright/ui'
import type { ComponentType } from 'react'
import { useText } from '../../text.ts'
import { recordLabel } from '../items/item-words.ts'
import { AudioFields } from './AudioFields.tsx'
import { ContentField } from './ContentField.tsx'
import type { ItemPartProps } from './item-part.ts'

const { image, quote, link, audio, video } = RECORD_TYPES

/** Fields that only items of one record type have. */
const PARTS: ReadonlyMap<number, readonly ComponentType<ItemPartProps>[]> = new Map([
  [image, [ClickthroughField]],
  [quote, [QuoteFields]],
  [link, [SourceFields]],
  [audio, [AudioFields]],
  [video, [VideoField]],
])

export function RecordCard(props: ItemPartProps) {
  const text = useText()
  const { recordType } = props.draft
  const parts = PARTS.get(recordType)
  if (!parts) return null
  return (
    <Card title={text(recordLabel(recordType))}>
      {parts.map((Part) => (
        <Part key={Part.name} {...props} />
      ))}
    </Card>
  )
}

/** Lessons stand in chapters, and any of them may begin with a video. */
export function LessonCard(props: ItemPartProps) {
  const text = useText()
  return (
    <Card title={text(recordLabel(props.draft.recordType))}>
      <VideoField {...props} />
      <ChapterField {...props} />
    </Card>
  )
}

function ClickthroughField(props: ItemPartProps) {
  return (
    <ContentField
      field="clickthroughUrl"
      label="items.clickthrough"
      hint="items.clickthroughHint"
      {...props}
    />
  )
}

function QuoteFields(props: ItemPartProps) {
  return (
    <>
      <ContentField field="quote" label="items.quote" rows={4} {...props} />
      <ContentField field="quoteSource" label="items.quoteSource" {...props} />
    </>
  )
}

function VideoField(props: ItemPartProps) {
  return (
    <ContentField field="videoUrl" label="items.videoUrl" hint="items.videoUrlHint" {...props} />
  )
}

function ChapterField(props: ItemPartProps) {
  return <ContentField field="chapter" label="items.chapter" hint="items.chapterHint" {...props} />
}

/** Source of the item, and whether its title leads there. */
export function SourceFields({ draft, problems, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('items.source')}
        description={text('items.sourceHint')}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={draft.sourceUrl}
        onChange={(sourceUrl) => onChange((now) => ({ ...now, sourceUrl }))}
        problem={problems.sourceUrl}
      />
      <Switch
        label={text('items.passthrough')}
        description={text('items.passthroughHint')}
        isDisabled={isReadOnly}
        isSelected={draft.passthrough}
        onChange={(passthrough) => onChange((now) => ({ ...now, passthrough }))}
      />
    </>
  )
}
