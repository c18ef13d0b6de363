import type { ItemContent } from '@sitewright/core/content/item-content'
import { TextField } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import type { ItemPartProps } from './item-part.ts'

interface ContentFieldProps extends ItemPartProps {
  field: Exclude<keyof ItemContent, 'custom' | 'durationMs' | 'promotedBlockType'>
  label: MessageId
  hint?: MessageId
  rows?: number
}

/** One line of what an item of the type has. */
export function ContentField({ field, label, hint, rows, ...part }: ContentFieldProps) {
  const text = useText()
  const { draft, problems, isReadOnly, onChange } = part
  return (
    <TextField
      label={text(label)}
      isOptional
      autoComplete="off"
      isReadOnly={isReadOnly}
      {...(hint && { description: text(hint) })}
      {...(rows !== undefined && { rows })}
      value={draft.content[field]}
      onChange={(value) =>
        onChange((now) => ({ ...now, content: { ...now.content, [field]: value } }))
      }
      problem={problems[`content.${field}`]}
    />
  )
}
