import type { Page } from '../page.ts'
import { data } from './data.ts'
import { jsont } from './jsont.ts'

export const table: Page = { name: 'table', data, sources: { jsont } }
