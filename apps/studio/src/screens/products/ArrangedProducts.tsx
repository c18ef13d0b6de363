import type { ProductSummary } from '@sitewright/api/commerce/shapes'
import { IconButton, Menu, showToast } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Image } from '@sitewright/ui/icons'
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  Text,
  useDragAndDrop,
} from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from '../items/ItemList.module.css'
import { StatusBadge } from '../items/StatusBadge.tsx'
import list from '../List.module.css'
import { moveBy, placeAt } from '../list-order.ts'
import { useArrangeProducts } from './use-product-order.ts'

export interface ArrangedProductsProps {
  siteId: string
  store: { readonly collectionId: string; readonly title: string }
  products: readonly ProductSummary[]
  canArrange: boolean
}

/** Products of a store as rows that can be dragged with a mouse, by touch, and by keyboard from the handle (Enter lifts and drops). */
export function ArrangedProducts({ siteId, store, products, canArrange }: ArrangedProductsProps) {
  const arrange = useArrangeProducts(siteId, store.collectionId)
  const order = products.map(({ id }) => id)
  const setOrder = (next: readonly string[]) => {
    if (next.join() === order.join()) return
    arrange.mutate(next, {
      onError: (error) => showToast({ text: error.message, tone: 'danger' }),
    })
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canArrange,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onReorder: ({ keys, target }) =>
      setOrder(
        placeAt(order, [...keys].map(String), {
          id: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
  })
  return (
    <GridList
      aria-label={store.title}
      className={styles.list ?? ''}
      items={products}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[products, canArrange]}
      keyboardNavigationBehavior="tab"
    >
      {(product) => (
        <ProductRow
          product={product}
          canArrange={canArrange}
          isFirst={order[0] === product.id}
          isLast={order.at(-1) === product.id}
          onMove={(step) => setOrder(moveBy(order, product.id, step))}
        />
      )}
    </GridList>
  )
}

interface ProductRowProps {
  product: ProductSummary
  canArrange: boolean
  isFirst: boolean
  isLast: boolean
  onMove(step: -1 | 1): void
}

function ProductRow({ product, canArrange, ...row }: ProductRowProps) {
  const { id, title, thumbnailUrl, price, state } = product
  return (
    <GridListItem id={id} textValue={title} className={styles.row ?? ''}>
      {canArrange && (
        <Button slot="drag" className={styles.handle ?? ''}>
          <GripVertical size={16} aria-hidden="true" />
        </Button>
      )}
      <span className={list.thumbnail}>
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <Image size={18} strokeWidth={1.6} aria-hidden="true" />
        )}
      </span>
      <span className={styles.words}>
        <Text className={styles.title ?? ''}>{title}</Text>
        <Text slot="description" className={styles.below ?? ''}>
          {price}
        </Text>
      </span>
      <span className={styles.badges}>
        <StatusBadge status={state} />
      </span>
      {canArrange && (
        <span className={styles.menu}>
          <PlaceMenu title={title} {...row} />
        </span>
      )}
    </GridListItem>
  )
}

function PlaceMenu({
  title,
  isFirst,
  isLast,
  onMove,
}: Omit<ProductRowProps, 'product' | 'canArrange'> & { title: string }) {
  const text = useText()
  const label = text('arrange.more', { title })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      groups={[
        {
          id: 'order',
          actions: [
            {
              id: 'up',
              label: text('pages.moveUp'),
              icon: ArrowUp,
              isDisabled: isFirst,
              onAction: () => onMove(-1),
            },
            {
              id: 'down',
              label: text('pages.moveDown'),
              icon: ArrowDown,
              isDisabled: isLast,
              onAction: () => onMove(1),
            },
          ],
        },
      ]}
    />
  )
}
