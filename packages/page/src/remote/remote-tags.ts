/** Handlers of `<squarespace:…>` tags on a page of a remote site. */

import type { Json, JsonObject } from '@sitewright/core/json'
import type { PlatformTag, TagHandlers } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import type { ScriptTags } from '../render/script-tags.ts'
import { blockField } from '../render/show-field.ts'
import { footerAmong, footerFieldOf, readQuery, urlIdIn } from '../templates/collect-tags.ts'
import { remoteNavigation } from './remote-navigation.ts'
import { type RemoteLists, relatedTo } from './remote-related.ts'
import type { RemoteFields, RemoteKnown, RemoteView } from './remote-site.ts'

/** The handlers, and the paths that they asked for and that have not been read. */
export function remoteTags(
  view: RemoteView,
  known: RemoteKnown,
  { theme, scripts }: { readonly theme: Theme; readonly scripts: ScriptTags },
): { readonly tags: TagHandlers; readonly wanted: ReadonlySet<string> } {
  const { context } = view
  const { fields, lists } = known
  const wanted = new Set<string>()
  const navigation = remoteNavigation(view, known, theme)
  const fieldsLeft = fieldsFor(theme, fields)
  const listAt = (path: string): JsonObject => {
    const list = lists.get(path)
    if (list === undefined) wanted.add(path)
    return list ?? {}
  }
  const read: RemoteLists = { shown: [context, ...lists.values()], at: listAt }
  const partialOf = ({ template }: PlatformTag['attributes']) =>
    template ? { partial: `${template}.block` } : {}
  const tags: TagHandlers = {
    navigation: ({ attributes }) => {
      const items = [...navigation.itemsOf(attributes.navigationId ?? attributes.navigationid)]
      const active = items.some((item) => item.active === true)
      const folderActive = active || items.some((item) => item.folderActive === true)
      return {
        data: { items, active, folderActive, website: context.website ?? {} },
        ...partialOf(attributes),
      }
    },
    'folder-navigation': ({ attributes }) =>
      navigation.beside && {
        data: { items: [...navigation.beside], website: context.website ?? {} },
        ...partialOf(attributes),
      },
    'block-field': ({ attributes }) => {
      const { id = '' } = attributes
      const html = fieldsLeft.get(id)
      // Only the first field with an id is shown, since a theme may repeat it.
      fieldsLeft.delete(id)
      return { html: blockField(attributes, html) }
    },
    script: ({ attributes }) => {
      const html = scripts.add(attributes)
      return html === undefined ? undefined : { html }
    },
    category: ({ attributes }) => {
      const { collection } = attributes
      const names = (collection === undefined ? context : listAt(`/${urlIdIn(collection)}`)) as {
        collection?: { categories?: unknown; fullUrl?: string }
      }
      const { categories = [], fullUrl = '' } = names.collection ?? {}
      const all = Array.isArray(categories) ? categories : []
      return {
        data: {
          categories: all.map((name) => ({
            name: String(name),
            fullUrl: `${fullUrl}?category=${encodeURIComponent(String(name))}`,
            active: false,
          })),
        },
        ...partialOf(attributes),
      }
    },
    related: ({ attributes }) => ({ data: { items: relatedTo(context, attributes, read) } }),
    query: ({ attributes }) => {
      const query = readQuery(attributes)
      const { collection = {}, items = [] } = listAt(`/${query.collection}`)
      const isWanted = (item: Json) => fits(item as JsonObject, query)
      const all = Array.isArray(items) ? items.filter(isWanted) : []
      const shown = all.slice(query.skip, query.skip + query.limit)
      return { data: { collection, items: shown } }
    },
  }
  return { tags, wanted }
}

function fits(
  { categories, tags, starred }: JsonObject,
  query: ReturnType<typeof readQuery>,
): boolean {
  const has = (words: Json | undefined, wishes: readonly string[]) =>
    wishes.length === 0 || (Array.isArray(words) && wishes.some((wish) => words.includes(wish)))
  return (
    has(categories, query.categories) &&
    has(tags, query.tags) &&
    (!query.isFeatured || starred === true)
  )
}

/** Fields by the ids of this theme: the footers of two themes are the same field, whatever their ids. */
function fieldsFor(theme: Theme, fields: RemoteFields): Map<string, string> {
  const byId = new Map(Object.entries(fields))
  const [there, here] = [footerAmong([...byId.keys()]), footerFieldOf(theme)]
  const footer = there === undefined ? undefined : byId.get(there)
  return here === undefined || footer === undefined ? byId : byId.set(here, footer)
}
