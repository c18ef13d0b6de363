/** Keys that templates of themes may ask for, read off the contexts of pages of every type and of blocks. */

import { join } from 'node:path'
import { highlight } from '../../packages/blocks/src/code/highlight.ts'
import { markdownToHtml } from '../../packages/blocks/src/markdown/to-html.ts'
import { BLOCKS } from '../../packages/blocks/src/registry.ts'
import { BOWL, blockOf, DATA, IDS, SITE } from '../../packages/blocks/src/testing.ts'
import { ENGLISH } from '../../packages/blocks/src/words/english.ts'
import type { JsonObject } from '../../packages/core/src/json.ts'
import { formatMoney, nativeMoneyFormat } from '../../packages/core/src/money-format.ts'
import { pageContext } from '../../packages/page/src/context/page-context.ts'
import { pagesOfEveryType } from '../../packages/page/src/test-views.ts'
import { loadTheme } from '../../packages/theme/src/load-theme.ts'

export interface PageKeys {
  readonly type: string
  readonly page: readonly string[]
  readonly collection: readonly string[]
  readonly item: readonly string[]
}

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort() : []

/** Keys by type of page, and those of the site, which every page has. */
export async function pageKeys(root: string): Promise<{
  website: readonly string[]
  websiteSettings: readonly string[]
  pages: readonly PageKeys[]
}> {
  const theme = await loadTheme(join(root, 'packages/theme/src/fixtures/plain'))
  const contexts = Object.entries(pagesOfEveryType(theme)).map(
    ([type, data]) => [type, pageContext(data) as JsonObject] as const,
  )
  const [, first] = contexts[0] ?? []
  return {
    website: keysOf(first?.website),
    websiteSettings: keysOf(first?.websiteSettings),
    pages: contexts.map(([type, context]) => {
      const items = context.items as readonly JsonObject[] | undefined
      return {
        type,
        page: keysOf(context),
        collection: keysOf(context.collection),
        item: keysOf(context.item ?? items?.[0]),
      }
    }),
  }
}

/** Keys of a theme's own markup of a block (`X.block.conf`), by type; those of objects inside with a dot. */
export function blockKeys(): [block: string, keys: readonly string[]][] {
  return BLOCKS.flatMap((definition): [string, readonly string[]][] => {
    const filled: JsonObject = {
      assetId: BOWL.id,
      productId: IDS.product,
      fundId: IDS.fund,
      source: '<b>x</b>',
    }
    const own = Object.entries(filled).filter(([key]) => key in definition.fields)
    const settings = { ...definition.example, ...(Object.fromEntries(own) as JsonObject) }
    const { props } = blockOf(definition.type, settings)
    const context = definition.themeContext?.(props, {
      blockId: IDS.block,
      mode: 'publish',
      data: DATA,
      site: SITE,
      share: { desktop: 1, phone: 1 },
      isEager: false,
      markdown: markdownToHtml,
      highlight,
      words: ENGLISH,
      money: (amount, currency) => formatMoney(amount, nativeMoneyFormat(currency)),
    })
    return context ? [[definition.name, withInner(context)]] : []
  })
}

function withInner(context: JsonObject): string[] {
  return Object.entries(context)
    .flatMap(([key, value]) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
      return isObject ? [key, ...keysOf(value).map((inner) => `${key}.${inner}`)] : [key]
    })
    .sort()
}
