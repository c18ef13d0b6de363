import { PROMOTED_BLOCKS } from '@sitewright/core/content/item-content'
import { Select } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { ItemPartProps } from './item-part.ts'

/** The kind of block that a post is about. */
export function PromotedBlockField({ draft, isReadOnly, onChange }: ItemPartProps) {
  const text = useText()
  return (
    <Select
      label={text('items.promotedBlock')}
      description={text('items.promotedBlockHint')}
      isDisabled={isReadOnly}
      options={(['', ...PROMOTED_BLOCKS] as const).map((id) => ({
        id,
        label: text(`items.promotedBlock.${id === '' ? 'none' : id}`),
      }))}
      value={draft.content.promotedBlockType}
      onChange={(promotedBlockType) =>
        onChange((now) => ({ ...now, content: { ...now.content, promotedBlockType } }))
      }
    />
  )
}
