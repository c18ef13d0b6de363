import type { FundShape } from '@sitewright/api/commerce/fund-shapes'
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
import { HandHeart, Plus } from '@sitewright/ui/icons'
import { Screen } from '../../shell/Screen.tsx'
import { type Text, useText } from '../../text.ts'
import list from '../List.module.css'
import { moneyOf } from '../money.ts'
import { QueryView } from '../QueryView.tsx'
import { SellingNav } from '../selling/SellingNav.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { useFunds } from './use-funds.ts'

/** Every fund that visitors can give to, newest first. */
export function FundsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const canEdit = useCan(siteId)('commerce.settings')
  const funds = useFunds(siteId)
  useTitle(text('funds.title'))
  const add = canEdit && (
    <LinkButton look="primary" icon={Plus} href={`/sites/${siteId}/settings/donations/new`}>
      {text('funds.add')}
    </LinkButton>
  )
  return (
    <Screen>
      <PageHeader
        title={text('settings.title')}
        description={text('funds.description')}
        actions={add}
      />
      <SellingNav siteId={siteId} part="/donations" />
      <QueryView query={funds} loading={text('funds.loading')} failed={text('funds.failed')}>
        {({ funds: rows, moneyFormat }) =>
          rows.length === 0 ? (
            <EmptyState icon={HandHeart} title={text('funds.emptyTitle')}>
              {text('funds.emptyHint')}
            </EmptyState>
          ) : (
            <FundTable siteId={siteId} rows={rows} format={moneyFormat} />
          )
        }
      </QueryView>
    </Screen>
  )
}

interface FundTableProps {
  siteId: string
  rows: readonly FundShape[]
  format: MoneyFormat
}

function FundTable({ siteId, rows, format }: FundTableProps) {
  const text = useText()
  const columns: TableColumn<FundShape>[] = [
    {
      id: 'name',
      label: text('funds.fund'),
      isRowHeader: true,
      phone: 'main',
      cell: (fund) => (
        <span className={list.named}>
          <span>
            <TextLink look="row" href={`/sites/${siteId}/settings/donations/${fund.id}`}>
              {fund.name}
            </TextLink>
            <span className={list.onPhone}>{amountsOf(text, fund, format)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'amounts',
      label: text('funds.amounts'),
      phone: 'hidden',
      cell: (fund) => amountsOf(text, fund, format),
    },
    {
      id: 'status',
      label: text('funds.status'),
      width: '8rem',
      phone: 'end',
      align: 'start',
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'success' : 'neutral'}>
          {text(isOpen ? 'funds.open' : 'funds.closed')}
        </Badge>
      ),
    },
  ]
  return (
    <Card isFlush>
      <Table label={text('funds.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  )
}

/** "$10.00, $25.00 or another". */
function amountsOf(
  text: Text,
  { suggestedMinor, allowsOwnAmount }: FundShape,
  format: MoneyFormat,
): string {
  if (suggestedMinor.length === 0) return text('funds.ownAmount')
  const amounts = suggestedMinor.map((amount) => moneyOf(amount, format)).join(', ')
  return allowsOwnAmount ? text('funds.amountsAndOwn', { amounts }) : amounts
}
