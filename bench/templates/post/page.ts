import type { Page } from '../page.ts'
import { data } from './data.ts'
import { jsont } from './jsont.ts'

export const post: Page = { name: 'post', data, sources: { jsont } }
