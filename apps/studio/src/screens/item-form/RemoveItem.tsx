import { Button } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { RemoveItemDialog } from '../items/RemoveItemDialog.tsx'
import { familyOfItem, type StoredItem } from './stored-item.ts'

export interface RemoveItemProps {
  siteId: string
  item: StoredItem
  /** Noun for one item, such as “post”. */
  noun: string
  onRemoved(): void
}

/** The button below the form, and the question behind it. */
export function RemoveItem({ siteId, item, noun, onRemoved }: RemoveItemProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <Button look="quiet" icon={Trash2} onPress={() => setIsAsking(true)}>
        {text('items.remove', { noun })}
      </Button>
      {isAsking && (
        <RemoveItemDialog
          siteId={siteId}
          family={familyOfItem(item)}
          item={item}
          noun={noun}
          onClose={() => setIsAsking(false)}
          onRemoved={onRemoved}
        />
      )}
    </div>
  )
}
