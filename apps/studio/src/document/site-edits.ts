/** The edits of what a site drafts beside its documents, each with its label. `Session.perform` does them. */

import type { Navigations } from '@sitewright/core/content/navigation-item'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import { STAND_IN_NAMES, STAND_INS, type StandIn } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import type { PageValues, SiteOperation } from '@sitewright/core/site/site-operation'
import { SITE } from './change.ts'
import type { Edit } from './edit.ts'
import { labels } from './labels.ts'

/** Header of every page; what is typed into one field is one step until the typist pauses. */
export function setHeader(values: Partial<SiteHeader>): Edit {
  return edit(labels.changeHeader(), { kind: 'setHeader', values }, keyOf('header', values))
}

/** Choices of the theme; null gives one the theme's own value back. */
export function setTweaks(values: Readonly<Record<string, string | null>>, title: string): Edit {
  return edit(labels.changeStyle(title), { kind: 'setTweaks', values }, keyOf('tweaks', values))
}

export function setCss(css: string): Edit {
  return edit(labels.changeStyle('CSS'), { kind: 'setCss', css }, 'css')
}

export function setPage(pageId: Id, values: PageValues): Edit {
  const key = keyOf(`page:${pageId}`, { ...values, ...values.settings })
  return edit(labels.changePage(), { kind: 'setPage', pageId, values }, key)
}

/** Lets a page stand in for one of the platform's, in place of any other page, and for no second one. */
export function setStandIn(pageId: Id, name: StandIn, before: readonly Id[]): Edit {
  const change = (id: Id, settings: PageValues['settings'] & object) =>
    ({
      documentId: SITE,
      operation: { kind: 'setPage', pageId: id, values: { settings } },
    }) as const
  return {
    label: labels.changePage(),
    changes: [
      ...before.map((id) => change(id, { [STAND_INS[name]]: false })),
      change(
        pageId,
        Object.fromEntries(STAND_IN_NAMES.map((each) => [STAND_INS[each], each === name])),
      ),
    ],
  }
}

export function setNavigations(navigations: Navigations): Edit {
  return edit(labels.changeNavigation(), { kind: 'setNavigations', navigations })
}

function edit(label: string, operation: SiteOperation, coalesceKey?: string): Edit {
  return {
    label,
    changes: [{ documentId: SITE, operation }],
    ...(coalesceKey !== undefined && { coalesce: { key: coalesceKey } }),
  }
}

function keyOf(what: string, values: object): string {
  return `${what}:${Object.keys(values).sort().join()}`
}
