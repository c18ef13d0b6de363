import type { ProductShape } from '@sitewright/api/commerce/shapes'
import { Button, ConfirmDialog, showToast } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useRemoveProduct } from './use-products.ts'

export interface RemoveProductProps {
  siteId: string
  product: ProductShape
  onRemoved(): void
}

export function RemoveProduct({ siteId, product, onRemoved }: RemoveProductProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveProduct(siteId)
  return (
    <div>
      <Button look="quiet" icon={Trash2} onPress={() => setIsAsking(true)}>
        {text('products.remove')}
      </Button>
      <ConfirmDialog
        title={text('products.removeTitle', { title: product.title })}
        confirmLabel={text('products.remove')}
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(product.id, {
            onSuccess: () => {
              showToast({ text: text('products.removed', { title: product.title }) })
              onRemoved()
            },
            onError: (error) => showToast({ text: error.message, tone: 'danger' }),
          })
        }
      >
        <p>{text('products.removeHint')}</p>
      </ConfirmDialog>
    </div>
  )
}
