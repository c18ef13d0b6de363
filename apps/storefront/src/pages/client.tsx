import { hydrateRoot } from 'react-dom/client'
import { report } from '../error-reporter.ts'
import { PageInWords, type ServedPage } from './PageInWords.tsx'
import './pages.css'

for (const type of ['error', 'unhandledrejection']) addEventListener(type, report)

const root = document.getElementById('sw-page')
const data = document.getElementById('sw-page-props')?.textContent

if (root && data) {
  const page = JSON.parse(data) as ServedPage
  hydrateRoot(root, <PageInWords {...page} />)
}
