import type { Page } from '../page.ts'
import { data } from './data.ts'
import { jsont } from './jsont.ts'

export const products: Page = { name: 'products', data, sources: { jsont } }
