import type { StockMovementShape } from '@sitewright/api/commerce/stock-shapes'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { Button, Table, type TableColumn, TextLink } from '@sitewright/ui'
import { useDates, useText } from '../../../text.ts'
import list from '../../List.module.css'
import { QueryView } from '../../QueryView.tsx'
import { useStockHistory } from './use-stock.ts'

/** Why the stock of a product changed, newest first. */
export function StockHistory({ siteId, productId }: { siteId: string; productId: string }) {
  const text = useText()
  const history = useStockHistory(siteId, productId)
  return (
    <section aria-label={text('stock.history')}>
      <QueryView
        query={history}
        loading={text('stock.historyLoading')}
        failed={text('stock.historyFailed')}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <p>{text('stock.historyEmpty')}</p>
          return <HistoryTable siteId={siteId} rows={rows} />
        }}
      </QueryView>
      {history.hasNextPage && (
        <Button isPending={history.isFetchingNextPage} onPress={() => void history.fetchNextPage()}>
          {text('common.showMore')}
        </Button>
      )}
    </section>
  )
}

function HistoryTable({ siteId, rows }: { siteId: string; rows: readonly StockMovementShape[] }) {
  const text = useText()
  const dates = useDates()
  const columns: TableColumn<StockMovementShape>[] = [
    {
      id: 'why',
      label: text('stock.why'),
      isRowHeader: true,
      phone: 'main',
      cell: (row) => (
        <span className={list.named}>
          <span>
            <span>
              <Cause siteId={siteId} {...row} />
            </span>
            {row.note !== '' && <span className={list.faint}>{row.note}</span>}
            {row.by !== null && (
              <span className={list.faint}>{text('stock.by', { name: row.by })}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'variant',
      label: text('stock.variant'),
      phone: 'below',
      cell: ({ attributes, sku }) => describeVariant(attributes) || sku,
    },
    {
      id: 'change',
      label: text('stock.change'),
      align: 'end',
      width: '6rem',
      phone: 'end',
      cell: ({ quantity }) => (quantity > 0 ? `+${quantity}` : quantity),
    },
    {
      id: 'when',
      label: text('stock.when'),
      width: '10rem',
      phone: 'below',
      cell: ({ createdAt }) => <span className={list.faint}>{dates.ago(createdAt)}</span>,
    },
  ]
  return (
    <Table label={text('stock.history')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}

/** Words for what an order did to the stock. */
const OF_ORDER = {
  adjust: 'stock.sold',
  sale: 'stock.sold',
  return: 'stock.returned',
  returnUndone: 'stock.returnUndone',
} as const satisfies Record<StockMovementShape['kind'], string>

function Cause({
  siteId,
  kind,
  reason,
  order,
}: { siteId: string } & Pick<StockMovementShape, 'kind' | 'reason' | 'order'>) {
  const text = useText()
  if (order) {
    return (
      <TextLink href={`/sites/${siteId}/orders/${order.id}`}>
        {text(OF_ORDER[kind], { number: String(order.number) })}
      </TextLink>
    )
  }
  if (kind === 'sale') return text('stock.soldEarlier')
  return text(reason === null ? 'stock.edited' : `stock.reason.${reason}`)
}
