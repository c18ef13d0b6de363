import type { Source } from '../page.ts'

export const liquid: Source = {
  page: `<table><caption>{{ title }} – {{ site.name }}, {{ site.region.label | html }}</caption>
<tr><th>No.</th><th>Number</th><th>Customer</th><th>City</th><th>Items</th><th>Total</th><th>State</th><th>Note</th></tr>
{% for row in rows %}
<tr id="row-{{ row.id }}" class="{{ row.state }}{% if row.paid %} paid{% endif %}" data-index="{{ forloop.index }}">
  <td>{{ forloop.index0 }}</td>
  <td><a href="/orders/{{ row.number }}?r={{ site.region.code }}">{{ row.number }}</a></td>
  <td>{{ row.customer.name }} <small>{{ row.customer.email }}</small></td>
  <td>{{ row.customer.address.zip }} {{ row.customer.address.city }}, {{ site.region.code }}</td>
  <td>{{ row.items }}</td>
  <td>{{ row.total }} {{ currency }}</td>
  <td>{{ row.state }} / {{ row.paid }} / {{ row.tags | join: ',' }}</td>
  <td>{% if row.note %}{{ row.note | html }}{% else %}–{% endif %}</td>
</tr>
{% endfor %}
</table>
`,
}
