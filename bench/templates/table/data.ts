/** A table of 500 rows with many variables, hardly any formatter. */

export const data = {
  title: 'Orders',
  currency: 'EUR',
  site: { name: 'Nord', region: { code: 'NO', label: 'Norway & Svalbard' } },
  rows: Array.from({ length: 500 }, (_, index) => ({
    id: index,
    number: `A-${10_000 + index}`,
    customer: {
      name: `Customer ${index}`,
      email: `c${index}@example.com`,
      address: { city: 'Bergen', zip: `50${index}` },
    },
    items: index % 9,
    total: (index * 37.5).toString(),
    paid: index % 3 !== 0,
    note: index % 4 ? null : 'Leave at the <door> & ring',
    tags: ['web', 'repeat'],
    state: index % 2 ? 'sent' : 'open',
  })),
}
