import type { ProductChange } from '@sitewright/core/commerce/product-changes'
import { Button, Checkbox, Dialog, Notice } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { categoryChoices } from '../products/category-choices.ts'
import { useCategories } from '../products/use-categories.ts'
import type { Line } from './lines.ts'

export interface BulkCategoriesProps {
  siteId: string
  lines: readonly Line[]
  onSet(changes: readonly ProductChange[]): void
  onClose(): void
}

/** Puts products into categories and takes them out; a box in between leaves each product as it is. */
export function BulkCategories({ siteId, lines, onSet, onClose }: BulkCategoriesProps) {
  const text = useText()
  const { data: stores = [] } = useCategories(siteId)
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map())
  const rows = [...new Map(lines.map(({ row }) => [row.id, row])).values()]
  const ofStore = new Set(rows.map(({ collectionId }) => collectionId))
  const choices = stores
    .filter(({ collectionId }) => ofStore.has(collectionId))
    .flatMap(({ collectionId, categories }) =>
      categoryChoices(categories).map((choice) => ({ ...choice, collectionId })),
    )
  const set = () =>
    onSet(
      rows.map((row) => {
        const ids = new Set(row.categoryIds)
        for (const { id, collectionId } of choices) {
          const isIn = wishes.get(id)
          if (isIn === undefined || collectionId !== row.collectionId) continue
          if (isIn) ids.add(id)
          else ids.delete(id)
        }
        return { productId: row.id, categoryIds: [...ids] }
      }),
    )
  return (
    <Dialog
      title={text('bulk.categoriesOf', { count: rows.length })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button look="primary" isDisabled={wishes.size === 0} onPress={set}>
            {text('bulk.categoriesDone')}
          </Button>
        </>
      }
    >
      {choices.length === 0 && <Notice>{text('bulk.noCategories')}</Notice>}
      {choices.map(({ id, label, collectionId }) => {
        const fitting = rows.filter((row) => row.collectionId === collectionId)
        const count = fitting.filter((row) => row.categoryIds.includes(id)).length
        const wish = wishes.get(id)
        return (
          <Checkbox
            key={id}
            label={label}
            isSelected={wish ?? count === fitting.length}
            isIndeterminate={wish === undefined && count > 0 && count < fitting.length}
            onChange={(isIn) => setWishes((now) => new Map(now).set(id, isIn))}
          />
        )
      })}
    </Dialog>
  )
}
