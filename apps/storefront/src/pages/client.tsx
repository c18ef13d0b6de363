import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { report } from '../error-reporter.ts'
import { PAGES } from './page-registry.ts'
import './pages.css'
import type { PageName } from '@sitewright/api/pages/props'

for (const type of ['error', 'unhandledrejection']) addEventListener(type, report)

const root = document.getElementById('sw-page')
const data = document.getElementById('sw-page-props')?.textContent

if (root && data) {
  const { name, props } = JSON.parse(data) as { name: PageName; props: object }
  const Page = PAGES[name] as ComponentType<object>
  hydrateRoot(root, <Page {...props} />)
}
