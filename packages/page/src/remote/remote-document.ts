/** The document around a page of a remote site. */

import { escapeHtml, scriptJson } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { bodyClasses, type Theme } from '@sitewright/theme/for-pages'
import { type HeadStyles, styleTags } from '../head/head.ts'
import { marksNothingSold, NOTHING_SOLD_STYLE } from '../products/nothing-sold.ts'
import type { RemoteView } from './remote-site.ts'

export interface RemoteFrame {
  readonly theme: Theme
  readonly styles: HeadStyles
  /** Addresses of modules to load. */
  readonly modules: readonly string[]
  /** Current time in milliseconds. */
  readonly now: number
}

export function documentKeys(
  { context, isFound }: RemoteView,
  { theme, styles, modules }: RemoteFrame,
  main: string,
): JsonObject {
  const title = [
    textAt(context, 'item', 'title') || textAt(context, 'collection', 'title'),
    textAt(context, 'website', 'siteTitle'),
  ]
    .filter(Boolean)
    .join(' — ')
  const { website = {}, websiteSettings = {}, collection = {} } = context
  const headers = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    ...styleTags(styles),
    `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${scriptJson({ website, websiteSettings, collection })};</script>`,
    ...(marksNothingSold(context.featureFlags) ? [NOTHING_SOLD_STYLE] : []),
    ...modules.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
  ].join('\n')
  return {
    mainContent: main,
    'squarespace-headers': headers,
    'squarespace-footers': '',
    squarespace: {
      'main-content': main,
      'page-id': isFound ? pageId(context) : 'not-found',
      'page-classes': escapeHtml(pageClasses(context, theme)),
      'page-title': escapeHtml(title),
      'cart-classes': 'sqs-custom-cart',
      'template-revision': theme.revisionNumber,
      headers,
      footers: '',
    },
  }
}

export function headingOf(context: JsonObject): string {
  const page = textAt(context, 'item', 'title') || textAt(context, 'collection', 'title')
  return page || textAt(context, 'website', 'siteTitle')
}

function pageId(context: JsonObject): string {
  const item = textAt(context, 'item', 'id')
  return item === '' ? `collection-${textAt(context, 'collection', 'id')}` : `item-${item}`
}

function pageClasses(context: JsonObject, theme: Theme): string {
  const isItem = 'item' in context
  return [
    ...bodyClasses(theme.tweaks, {}),
    ...(isItem ? ['view-item'] : []),
    `collection-${textAt(context, 'collection', 'id')}`,
    `collection-type-${textAt(context, 'collection', 'typeName')}`,
    `collection-layout-${textAt(context, 'collection', 'regionName') || theme.defaultLayout}`,
    ...((context.collection as JsonObject | undefined)?.homepage === true ? ['homepage'] : []),
    ...(isItem ? [] : ['view-list']),
    'mobile-style-available',
  ].join(' ')
}

export function textAt(context: JsonObject, key: string, name: string): string {
  const value = (context[key] as JsonObject | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
