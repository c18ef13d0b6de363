import type { AutoReply } from '@sitewright/core/forms/site-form'
import { Card, Select, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { StorageCardProps } from './builder-part.ts'

const PATH = 'form.storage.autoReply'

/** Mail to whoever has answered. */
export function AutoReplyCard({ builder, onChange }: StorageCardProps) {
  const text = useText()
  const { draft, problems } = builder
  const { autoReply, notices } = draft.storage
  /** Words that were typed before it was switched off, for when it is switched on again. */
  const [before, setBefore] = useState<AutoReply>()
  const asking = draft.fields.filter(({ type }) => type === 'email')
  const [first] = asking
  const set = (change: Partial<AutoReply>) =>
    autoReply && onChange({ autoReply: { ...autoReply, ...change } })
  const begin = (fieldId: string): AutoReply =>
    before ?? { fieldId, subject: '', text: '', replyTo: notices[0]?.email ?? '' }
  const isKnown = asking.some(({ id }) => id === autoReply?.fieldId)
  const offered = asking.map(({ id, title }) => ({
    id,
    label: title.trim() || text('builder.untitled'),
  }))
  return (
    <Card title={text('builder.reply')}>
      <Switch
        label={text('builder.replyOn')}
        description={text(first || autoReply ? 'builder.replyHint' : 'builder.replyNoField')}
        isDisabled={!first && !autoReply}
        isSelected={autoReply !== null}
        onChange={(isOn) => {
          if (!isOn && autoReply) setBefore(autoReply)
          onChange({ autoReply: isOn && first ? begin(first.id) : null })
        }}
      />
      {autoReply && (
        <>
          {(asking.length > 1 || !isKnown) && (
            <Select
              label={text('builder.replyField')}
              options={
                isKnown
                  ? offered
                  : [{ id: autoReply.fieldId, label: text('builder.untitled') }, ...offered]
              }
              value={autoReply.fieldId}
              onChange={(fieldId) => set({ fieldId })}
              problem={
                problems[`${PATH}.fieldId`] ?? (isKnown ? undefined : text('builder.fieldGone'))
              }
            />
          )}
          <TextField
            label={text('builder.replySubject')}
            autoComplete="off"
            maxLength={200}
            value={autoReply.subject}
            onChange={(subject) => set({ subject })}
            problem={problems[`${PATH}.subject`]}
          />
          <TextField
            label={text('builder.replyText')}
            description={text('builder.replyTextHint')}
            rows={5}
            maxLength={5000}
            value={autoReply.text}
            onChange={(words) => set({ text: words })}
            problem={problems[`${PATH}.text`]}
          />
          <TextField
            label={text('builder.replyTo')}
            description={text('builder.replyToHint')}
            isOptional
            type="email"
            autoComplete="off"
            maxLength={256}
            value={autoReply.replyTo}
            onChange={(replyTo) => set({ replyTo })}
            problem={problems[`${PATH}.replyTo`]}
          />
        </>
      )}
    </Card>
  )
}
