/** Renders a page of a published remote site in another theme, from the site's public data. */

import { type Diagnostic, render, type Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import { DECORATORS } from '../render/decorators.ts'
import { missingHeading, withOneHeading } from '../render/heading.ts'
import { scriptTags } from '../render/script-tags.ts'
import { withSocialSymbols } from '../render/social-symbols.ts'
import { SYSTEM_PARTIALS } from '../system-templates/partials.ts'
import { findSystemTemplate, SYSTEM_PAGES } from '../system-templates/registry.ts'
import { documentKeys, headingOf, type RemoteFrame, textAt } from './remote-document.ts'
import type { RemoteKnown, RemoteView } from './remote-site.ts'
import { remoteTags } from './remote-tags.ts'

export interface RemotePage {
  readonly html: string
  readonly problems: readonly Diagnostic[]
  /**
   * Paths of lists that its tags need and that have not been read yet; the page has to be rendered again with them.
   */
  readonly wanted: ReadonlySet<string>
}

export function makeRemotePage(
  view: RemoteView,
  known: RemoteKnown,
  frame: RemoteFrame,
): RemotePage {
  const { theme, now } = frame
  const scripts = scriptTags(theme)
  const { tags, wanted } = remoteTags(view, known, { theme, scripts })
  const options = {
    partials: { ...SYSTEM_PARTIALS, ...theme.partials },
    tags,
    decorate: DECORATORS,
    now,
  }
  const template = mainTemplate(theme, view)
  const main = template
    ? render(template, { ...options, data: view.context })
    : { output: String(view.context.mainContent ?? ''), diagnostics: [] }
  const heading = missingHeading(main.output, headingOf(view.context))
  const layout =
    theme.layouts.get(textAt(view.context, 'collection', 'regionName')) ??
    theme.layouts.get(theme.defaultLayout)
  const { output, diagnostics } = render(layout ?? '{squarespace.main-content}', {
    ...options,
    data: { ...view.context, ...documentKeys(view, frame, heading + main.output) },
  })
  return {
    html: scripts.finish(withOneHeading(withSocialSymbols(output), heading)),
    problems: [...main.diagnostics, ...diagnostics],
    wanted,
  }
}

/** The theme's own template of that type, otherwise the platform's; undefined for pages of content alone. */
function mainTemplate(
  { collections, pages }: Theme,
  { context, isFound }: RemoteView,
): Template | undefined {
  if (!isFound) return pages.get('not-found')?.template ?? SYSTEM_PAGES.notFound
  const type = textAt(context, 'collection', 'typeName')
  const part = 'item' in context ? 'item' : 'list'
  const own = collections.get(type)?.[part]
  if (own || type === 'page' || context.mainContent !== undefined) return own
  return findSystemTemplate(type, part)
}
