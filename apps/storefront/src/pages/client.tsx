/**
 * A page that React renders whole comes to life in pieces, since React, the page's own modules and hydration would together hold a slow
 * phone up for longer than a touch may wait. Until then its forms work as without script.
 */

import { report } from '../error-reporter.ts'
import type { ServedPage } from './PageInWords.tsx'
import './pages.css'

for (const type of ['error', 'unhandledrejection']) addEventListener(type, report)

const root = document.getElementById('sw-page')
const data = document.getElementById('sw-page-props')?.textContent

if (root && data) void comeToLife(root, JSON.parse(data))

async function comeToLife(root: Element, page: ServedPage): Promise<void> {
  const { hydrate } = await import('./hydrate.ts')
  await nextTask()
  const { PageInWords } = await import('./PageInWords.tsx')
  await nextTask()
  hydrate(root, <PageInWords {...page} />)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
