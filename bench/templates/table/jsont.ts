/** The reference: what the other languages say too. */

import type { Source } from '../page.ts'

export const jsont: Source = {
  page: `<table><caption>{title} – {site.name}, {site.region.label|html}</caption>
<tr><th>No.</th><th>Number</th><th>Customer</th><th>City</th><th>Items</th><th>Total</th><th>State</th><th>Note</th></tr>
{.repeated section rows}
<tr id="row-{id}" class="{state}{.if paid} paid{.end}" data-index="{@index}">
  <td>{@index0}</td>
  <td><a href="/orders/{number}?r={site.region.code}">{number}</a></td>
  <td>{customer.name} <small>{customer.email}</small></td>
  <td>{customer.address.zip} {customer.address.city}, {site.region.code}</td>
  <td>{items}</td>
  <td>{total} {currency}</td>
  <td>{state} / {paid} / {tags}</td>
  <td>{.section note}{@|html}{.or}–{.end}</td>
</tr>
{.end}
</table>
`,
}
