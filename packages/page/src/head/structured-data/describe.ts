import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../../data/page-data.ts'

/**
 * Describes one thing on a page in schema.org's vocabulary. Undefined if the page has no such thing, or lacks data
 * that search engines require: they report incomplete descriptions as errors.
 */
export type Describe = (data: PageData) => JsonObject | undefined
