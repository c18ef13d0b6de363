import { Card, TextLink } from '@sitewright/ui'
import { useText } from '../../../text.ts'
import { DetailRows } from '../../selling/DetailRows.tsx'
import { useCan } from '../../sites/use-sites.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'

/** Details of one product, which stand above those of the shop on its page. */
export function DetailsCard(part: ItemPartProps) {
  const text = useText()
  const { site, draft, problems, isReadOnly } = part
  const can = useCan(site.id)
  return (
    <Card title={text('products.details')} description={text('products.detailsHint')}>
      <DetailRows
        details={draft.sale.details}
        isDisabled={isReadOnly}
        problemAt={(at, field) => problems[`details.${at}.${field}`]}
        onChange={(details) => changeSale(part, (sale) => ({ ...sale, details: [...details] }))}
      />
      {can('commerce.settings') && (
        <TextLink href={`/sites/${site.id}/settings`}>{text('products.detailsOfStore')}</TextLink>
      )}
    </Card>
  )
}
