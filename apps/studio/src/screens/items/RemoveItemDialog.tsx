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
  const confirm = async () => {
    try {
      const { trashId } = await remove.mutateAsync(item.id)
      tellRemoved(text('items.removed', { title: item.title }), trashId)
      onRemoved()
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('items.removeTitle', { title: item.title })}
      confirmLabel={text('items.remove', { noun })}
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{text(family === 'products' ? 'products.removeHint' : 'items.removeHint')}</p>
    </ConfirmDialog>
  )
}
