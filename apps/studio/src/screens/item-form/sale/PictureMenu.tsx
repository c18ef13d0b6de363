import { IconButton, Menu } from '@sitewright/ui'
import { ArrowLeft, ArrowRight, Ellipsis, MessageSquareText, Trash2 } from '@sitewright/ui/icons'
import { useText } from '../../../text.ts'

export interface PictureMenuProps {
  name: string
  /** Its place among the pictures, from 1. */
  number: number
  isLast: boolean
  /** Absent until the picture is loaded. */
  onDescribe: (() => void) | undefined
  onMove(step: -1 | 1): void
  onRemove(): void
}

/** Menu with the actions for one of a product's pictures. */
export function PictureMenu({
  name,
  number,
  isLast,
  onDescribe,
  onMove,
  onRemove,
}: PictureMenuProps) {
  const text = useText()
  return (
    <Menu
      label={name}
      trigger={
        <IconButton
          label={text('products.pictureActions', { number })}
          icon={Ellipsis}
          size="small"
          look="outlined"
        />
      }
      groups={[
        {
          id: 'words',
          actions: [
            {
              id: 'describe',
              label: text('products.altTextEdit'),
              icon: MessageSquareText,
              isDisabled: !onDescribe,
              onAction: () => onDescribe?.(),
            },
          ],
        },
        {
          id: 'order',
          actions: [
            {
              id: 'earlier',
              label: text('products.pictureEarlier'),
              icon: ArrowLeft,
              isDisabled: number === 1,
              onAction: () => onMove(-1),
            },
            {
              id: 'later',
              label: text('products.pictureLater'),
              icon: ArrowRight,
              isDisabled: isLast,
              onAction: () => onMove(1),
            },
          ],
        },
        {
          id: 'remove',
          actions: [
            {
              id: 'remove',
              label: text('products.pictureRemove'),
              icon: Trash2,
              look: 'danger',
              onAction: onRemove,
            },
          ],
        },
      ]}
    />
  )
}
