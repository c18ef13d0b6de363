import type { ProductSummary } from '@sitewright/api/commerce/shapes'
import { Badge, Table, type TableColumn, TextLink } from '@sitewright/ui'
import { Image } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import { itemPath } from '../items/item-paths.ts'
import { StatusBadge } from '../items/StatusBadge.tsx'
import list from '../List.module.css'

export function ProductTable({
  siteId,
  products,
}: {
  siteId: string
  products: readonly ProductSummary[]
}) {
  const text = useText()
  const dates = useDates()
  const columns: TableColumn<ProductSummary>[] = [
    {
      id: 'title',
      label: text('products.product'),
      isRowHeader: true,
      phone: 'main',
      cell: ({ id, title, thumbnailUrl, variantCount, price }) => (
        <span className={list.named}>
          <span className={list.thumbnail}>
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt="" loading="lazy" />
            ) : (
              <Image size={18} strokeWidth={1.6} aria-hidden="true" />
            )}
          </span>
          <span>
            <TextLink look="row" href={itemPath(siteId, id, 'products')}>
              {title}
            </TextLink>
            <span className={list.onPhone}>{price}</span>
            {variantCount > 1 && (
              <span className={list.faint}>
                {text('products.variantCount', { count: variantCount })}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: text('items.status'),
      phone: 'end',
      align: 'start',
      width: '8rem',
      cell: ({ state }) => <StatusBadge status={state} />,
    },
    {
      id: 'stock',
      label: text('products.stock'),
      width: '10rem',
      phone: 'hidden',
      cell: (product) => <Stock {...product} />,
    },
    {
      id: 'updated',
      label: text('products.changedAt'),
      width: '9rem',
      phone: 'hidden',
      cell: ({ updatedAt }) => <span className={list.faint}>{dates.ago(updatedAt)}</span>,
    },
    {
      id: 'price',
      label: text('products.price'),
      align: 'end',
      width: '9rem',
      phone: 'hidden',
      cell: ({ price }) => price,
    },
  ]
  return (
    <Table
      label={text('products.title')}
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
    />
  )
}

function Stock({ stock, isLow }: Pick<ProductSummary, 'stock' | 'isLow'>) {
  const text = useText()
  if (stock === null) return <span className={list.faint}>{text('products.unlimited')}</span>
  if (stock === 0) return <Badge tone="danger">{text('products.soldOut')}</Badge>
  return (
    <>
      {text('products.inStock', { count: stock })}{' '}
      {isLow && <Badge tone="warning">{text('stock.low')}</Badge>}
    </>
  )
}
