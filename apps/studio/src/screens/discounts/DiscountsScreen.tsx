import type { DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import { discountStatus } from '@sitewright/core/commerce/pricing/discount-status'
import type { MoneyFormat } from '@sitewright/core/money-format'
import {
  Badge,
  Card,
  EmptyState,
  LinkButton,
  PageHeader,
  Table,
  type TableColumn,
  TextLink,
} from '@sitewright/ui'
import { Percent, Plus } from '@sitewright/ui/icons'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { QueryView } from '../QueryView.tsx'
import { SellingNav } from '../selling/SellingNav.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { effectWords, STATUS_WORDS } from './discount-words.ts'
import { useDiscounts } from './use-discounts.ts'

/** Every discount of the store, newest first. */
export function DiscountsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const canEdit = useCan(siteId)('commerce.settings')
  const discounts = useDiscounts(siteId)
  useTitle(text('discounts.title'))
  const add = canEdit && (
    <LinkButton look="primary" icon={Plus} href={`/sites/${siteId}/settings/discounts/new`}>
      {text('discounts.add')}
    </LinkButton>
  )
  return (
    <Screen>
      <PageHeader
        title={text('settings.title')}
        description={text('discounts.description')}
        actions={add}
      />
      <SellingNav siteId={siteId} part="/discounts" />
      <QueryView
        query={discounts}
        loading={text('discounts.loading')}
        failed={text('discounts.failed')}
      >
        {({ discounts: rows, moneyFormat }) =>
          rows.length === 0 ? (
            <EmptyState icon={Percent} title={text('discounts.emptyTitle')}>
              {text('discounts.emptyHint')}
            </EmptyState>
          ) : (
            <DiscountTable siteId={siteId} rows={rows} format={moneyFormat} />
          )
        }
      </QueryView>
    </Screen>
  )
}

interface DiscountTableProps {
  siteId: string
  rows: readonly DiscountShape[]
  format: MoneyFormat
}

function DiscountTable({ siteId, rows, format }: DiscountTableProps) {
  const text = useText()
  const now = Date.now()
  const columns: TableColumn<DiscountShape>[] = [
    {
      id: 'name',
      label: text('discounts.discount'),
      isRowHeader: true,
      phone: 'main',
      cell: (discount) => (
        <span className={list.named}>
          <span>
            <TextLink look="row" href={`/sites/${siteId}/settings/discounts/${discount.id}`}>
              {discount.code ?? discount.title}
            </TextLink>
            <span className={list.onPhone}>{effectWords(text, discount, format)}</span>
            {discount.code === null && (
              <span className={list.faint}>{text('discounts.automatic')}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'effect',
      label: text('discounts.effect'),
      phone: 'hidden',
      cell: (discount) => effectWords(text, discount, format),
    },
    {
      id: 'status',
      label: text('discounts.status'),
      width: '8rem',
      phone: 'end',
      align: 'start',
      cell: (discount) => {
        const { label, tone } = STATUS_WORDS[discountStatus(discount, now)]
        return <Badge tone={tone}>{text(label)}</Badge>
      },
    },
    {
      id: 'used',
      label: text('discounts.used'),
      width: '8rem',
      align: 'end',
      phone: 'hidden',
      cell: ({ used, limitTotal }) =>
        limitTotal === null
          ? text('discounts.usedCount', { used })
          : text('discounts.usedOf', { used, limit: limitTotal }),
    },
  ]
  return (
    <Card isFlush>
      <Table
        label={text('discounts.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
