/** Content to find in a test world. */

import { richText } from '@sitewright/blocks/rich-text'

interface Browser {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
}

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
  readonly text: string
}

export interface TestSearch {
  /** Makes an owner's call. */
  api(path: string): string
  page(kind: string, title: string, settings?: object): Promise<{ id: string; path: string }>
  /** A public item; gives its id. */
  item(collectionId: string, input: object): Promise<string>
  /** A public product of one variant; gives its id. */
  product(input: object): Promise<string>
  publish(): Promise<void>
  /** Body of the answer to a visitor's search call. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  find(query: string, more?: Readonly<Record<string, string>>): Promise<any>
  /** Titles of the results, in order. */
  titles(query: string, more?: Readonly<Record<string, string>>): Promise<string[]>
}

export const text = (words: string) =>
  richText.parse({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })

export function createTestSearch(
  siteId: string,
  owner: Browser,
  visitor: () => Browser,
): TestSearch {
  const api = (path: string) => `/s/${siteId}/api${path}`
  let count = 0

  const made = async (path: string, input: object) => {
    const { status, body, text: said } = await owner.post(api(path), input)
    if (status !== 200) throw new Error(`Nothing made at ${path}: ${said}`)
    return body
  }

  const find: TestSearch['find'] = async (q, more = {}) => {
    const parameters = new URLSearchParams({ q, ...more })
    const {
      status,
      body,
      text: said,
    } = await visitor().get(`/api/search/GeneralSearch?${parameters}`)
    if (status !== 200) throw new Error(`No results: ${said}`)
    return body
  }

  return {
    api,
    find,
    page: async (kind, title, settings) => {
      const { page } = await made('/pages', { title, kind })
      if (settings) await (owner as PatchBrowser).patch(api(`/pages/${page.id}`), { settings })
      return page
    },
    item: async (collectionId, input) =>
      (await made(`/collections/${collectionId}/items`, { status: 'public', ...input })).item.id,
    product: async (input) => {
      count += 1
      const stock = { unlimited: true, quantity: 0 }
      const variant = { sku: `SKU-${count}`, attributes: {}, priceMinor: 1200, stock }
      const product = { title: 'Product', state: 'public', variants: [variant], ...input }
      return (await made('/products', product)).product.id
    },
    publish: async () => {
      await made('/publish', {})
    },
    titles: async (query, more) =>
      (await find(query, more)).items.map(({ title }: { title: string }) => title),
  }
}

interface PatchBrowser extends Browser {
  patch(path: string, body?: unknown): Promise<Answer>
}
