import type { Page } from '../page.ts'
import { data } from './data.ts'
import { jsont } from './jsont.ts'

export const partials: Page = { name: 'partials', data, sources: { jsont } }
