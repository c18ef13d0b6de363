import type { Source } from '../page.ts'

export const handlebars: Source = {
  page: `<table><caption>{{title}} – {{site.name}}, {{html site.region.label}}</caption>
<tr><th>No.</th><th>Number</th><th>Customer</th><th>City</th><th>Items</th><th>Total</th><th>State</th><th>Note</th></tr>
{{#each rows}}
<tr id="row-{{id}}" class="{{state}}{{#if paid}} paid{{/if}}" data-index="{{position @index}}">
  <td>{{@index}}</td>
  <td><a href="/orders/{{number}}?r={{@root.site.region.code}}">{{number}}</a></td>
  <td>{{customer.name}} <small>{{customer.email}}</small></td>
  <td>{{customer.address.zip}} {{customer.address.city}}, {{@root.site.region.code}}</td>
  <td>{{items}}</td>
  <td>{{total}} {{@root.currency}}</td>
  <td>{{state}} / {{paid}} / {{tags}}</td>
  <td>{{#if note}}{{html note}}{{else}}–{{/if}}</td>
</tr>
{{/each}}
</table>
`,
}
