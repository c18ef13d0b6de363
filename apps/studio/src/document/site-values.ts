/** Edits of what the site drafts beside its documents as values by name, which can be compared and split. Pure. */

import type { PageValues, SiteOperation } from '@sitewright/core/site/site-operation'

/** Values that an edit sets, by name. */
export type Values = Readonly<Record<string, unknown>>

/** Name of the settings of a page among its values. */
const SETTING = 'settings.'

export function valuesOf(operation: SiteOperation): Values {
  switch (operation.kind) {
    case 'setHeader':
    case 'setTweaks':
      return operation.values
    case 'setCss':
      return { css: operation.css }
    case 'setHome':
      return { pageId: operation.pageId }
    case 'setNavigations':
      return operation.navigations
    case 'setPage': {
      const { settings = {}, ...fields } = operation.values
      const inside = Object.entries(settings).map(([name, value]) => [SETTING + name, value])
      return { ...fields, ...Object.fromEntries(inside) }
    }
  }
}

/** The edit with other values, such as a part of its own. */
export function withValues(operation: SiteOperation, values: Values): SiteOperation {
  switch (operation.kind) {
    case 'setHeader':
      return { ...operation, values }
    case 'setTweaks':
      return { ...operation, values: values as Record<string, string | null> }
    case 'setCss':
    case 'setHome':
      return { ...operation, ...values }
    case 'setNavigations':
      return { ...operation, navigations: values as never }
    case 'setPage':
      return { ...operation, values: pageValues(values) }
  }
}

function pageValues(values: Values): PageValues {
  const entries = Object.entries(values)
  const settings = entries.flatMap(([name, value]) =>
    name.startsWith(SETTING) ? [[name.slice(SETTING.length), value] as const] : [],
  )
  const fields = entries.filter(([name]) => !name.startsWith(SETTING))
  return {
    ...Object.fromEntries(fields),
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
  }
}
