/** Reads what blocks show of the site's own settings, which templates get as `website` and `websiteSettings`. Pure. */

import type { Json, JsonObject } from '@sitewright/core/json'

/** A text of the site by its path, such as `website.siteTitle`; empty if there is none. */
export function siteText(site: JsonObject, path: string): string {
  const value = siteValue(site, path)
  return typeof value === 'string' ? value.trim() : ''
}

/** The objects of a list of the site by its path, such as `website.socialAccounts`. */
export function siteList(site: JsonObject, path: string): readonly JsonObject[] {
  const value = siteValue(site, path)
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Any value of the site by its path. */
export function siteValue(site: JsonObject, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), site)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
