import type { Source } from '../page.ts'

export const eta: Source = {
  page: `<% const { site, currency } = it %><table><caption><%= it.title %> – <%= site.name %>, <%= h.html(site.region.label) %></caption>
<tr><th>No.</th><th>Number</th><th>Customer</th><th>City</th><th>Items</th><th>Total</th><th>State</th><th>Note</th></tr>
<% it.rows.forEach((row, index) => { %>
<tr id="row-<%= row.id %>" class="<%= row.state %><% if (row.paid) { %> paid<% } %>" data-index="<%= index + 1 %>">
  <td><%= index %></td>
  <td><a href="/orders/<%= row.number %>?r=<%= site.region.code %>"><%= row.number %></a></td>
  <td><%= row.customer.name %> <small><%= row.customer.email %></small></td>
  <td><%= row.customer.address.zip %> <%= row.customer.address.city %>, <%= site.region.code %></td>
  <td><%= row.items %></td>
  <td><%= row.total %> <%= currency %></td>
  <td><%= row.state %> / <%= row.paid %> / <%= row.tags %></td>
  <td><% if (row.note) { %><%= h.html(row.note) %><% } else { %>–<% } %></td>
</tr>
<% }) %>
</table>
`,
}
