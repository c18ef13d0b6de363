/** All formats of pages, by the name in the address. */

import type { PageFormatName } from '../address/page-url.ts'
import { html } from './html.ts'
import { ical } from './ical.ts'
import { json, jsonPretty } from './json.ts'
import { mainContent } from './main-content.ts'
import { navigations } from './navigations.ts'
import { pageContext } from './page-context.ts'
import type { PageFormat } from './page-format.ts'
import { rss } from './rss.ts'

export const FORMATS: Readonly<Record<PageFormatName, PageFormat>> = {
  html,
  ical,
  json,
  'json-pretty': jsonPretty,
  'main-content': mainContent,
  navigations,
  'page-context': pageContext,
  rss,
}
