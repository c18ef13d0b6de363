import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../../data/page-data.ts'

/**
 * One thing that a page is about, in schema.org's words. Nothing where it is about no such thing, or where what
 * search engines require of it is missing: they take half a description for a mistake.
 */
export type Describe = (data: PageData) => JsonObject | undefined
