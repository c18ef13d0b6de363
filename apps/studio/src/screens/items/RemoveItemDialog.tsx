import { ConfirmDialog, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useRemoveItem } from '../item-form/use-stored-item.ts'
import { useTellRemoved } from '../trash/use-restore.ts'
import type { ItemFamily } from './item-family.ts'

export interface RemoveItemDialogProps {
  siteId: string
  family: ItemFamily
  item: { readonly id: string; readonly title: string }
  /** Noun for one item, such as “post”. */
  noun: string
  onClose(): void
  onRemoved(): void
}

export function RemoveItemDialog({
  siteId,
  family,
  item,
  noun,
  onClose,
  onRemoved,
}: RemoveItemDialogProps) {
  const text = useText()
  const remove = useRemoveItem(siteId, family)
  const tellRemoved = useTellRemoved(siteId)
  return (
    <ConfirmDialog
      isOpen
      title={text('items.removeTitle', { title: item.title })}
      confirmLabel={text('items.remove', { noun })}
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(item.id, {
          onSuccess: ({ trashId }) => {
            tellRemoved(text('items.removed', { title: item.title }), trashId)
            onRemoved()
          },
          onError: (error) => showToast({ text: error.message, tone: 'danger' }),
        })
      }
    >
      <p>{text(family === 'products' ? 'products.removeHint' : 'items.removeHint')}</p>
    </ConfirmDialog>
  )
}
