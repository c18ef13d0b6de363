import type { LinkTarget, NavigationItem } from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { newId } from '@sitewright/core/id'
import { useState } from 'react'
import { setNavigations, setPage } from '../../document/site-edits.ts'
import { LinkDialog } from '../../screens/pages/LinkDialog.tsx'
import { NavigationTreeView } from '../../screens/pages/NavigationTreeView.tsx'
import { nodesOf, type TreeNode } from '../../screens/pages/navigation-node.ts'
import { sectionsOf } from '../../screens/pages/navigation-sections.ts'
import {
  changedNavigations,
  moveBy,
  type NavigationTrees,
  navigationOf,
  placeIn,
  replaceItem,
  type Spot,
  treesOf,
  withoutAll,
} from '../../screens/pages/navigation-tree.ts'
import type { Entry } from '../../screens/pages/place-actions.ts'
import { useTemplatePages } from '../../screens/pages/use-pages.ts'
import { useCan } from '../../screens/sites/use-sites.ts'
import { useText } from '../../text.ts'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import fields from '../Fields.module.css'
import { useWords } from '../use-words.ts'
import { AddToNavigation } from './AddToNavigation.tsx'
import { NameDialog } from './NameDialog.tsx'
import { NavigationRow } from './NavigationRow.tsx'
import styles from './NavigationSettings.module.css'
import { pagesOfDraft } from './pages-of-draft.ts'

/** The open dialog: the name of a page, or a link, which is new or in a navigation. */
type Question =
  | { readonly kind: 'name'; readonly pageId: string }
  | { readonly kind: 'link'; readonly key: string; readonly link: LinkTarget | undefined }

/** The navigations of the theme. Each change is one step of the page's own undo history. */
export function NavigationSettings() {
  const words = useWords()
  const text = useText()
  const { visit } = useEditor()
  const site = useSession((state) => state.site)
  const can = useCan(visit.siteId)
  const theme = useTemplatePages(visit.siteId)
  const [question, ask] = useState<Question>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const canArrange = can('navigation.edit')

  const trees = treesOf(site.navigations)
  const { shown } = sectionsOf(theme.data?.navigations, trees, text('pages.navigation'))
  const pages = pagesOfDraft(site)
  const byId = new Map(pages.map((page) => [page.id, page]))
  const nodes = (key: string) =>
    nodesOf(trees.get(key) ?? [], (id) => byId.get(id), text('pages.memberArea'))
  const rows = [...trees.keys()].flatMap(nodes).flatMap((node) => [node, ...node.below])
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const unlinked = pages.filter(({ id }) => navigationOf(trees, id) === undefined)

  const arrange = (to: NavigationTrees) => {
    const navigations = changedNavigations(trees, to)
    if (Object.keys(navigations).length > 0) visit.perform(setNavigations(navigations))
  }
  const deeds = {
    navigations: shown,
    onMove: ({ id, navigation }: Entry, step: -1 | 1) => {
      const key = navigation ?? MAIN_NAVIGATION
      arrange(new Map(trees).set(key, moveBy(trees.get(key) ?? [], id, step)))
    },
    onPlace: (ids: readonly string[], spot: Spot) =>
      arrange(placeIn(trees, navigationOf(trees, spot.id) ?? MAIN_NAVIGATION, ids, spot)),
    onLink: (ids: readonly string[], key: string) => arrange(placeIn(trees, key, ids)),
    onUnlink: (ids: readonly string[]) => arrange(withoutAll(trees, ids)),
  }
  const append = (key: string, item: NavigationItem) =>
    arrange(new Map(trees).set(key, [...(trees.get(key) ?? []), item]))
  const keepLink = (key: string, link: LinkTarget) => {
    const item = { ...link, items: [] }
    if (navigationOf(trees, link.id) === undefined) append(key, item)
    else arrange(replaceItem(trees, item))
  }
  const open = (key: string, { id, item }: TreeNode) => {
    if ('externalLink' in item) ask({ kind: 'link', key, link: item })
    else if ('collectionId' in item) ask({ kind: 'name', pageId: id })
  }
  const asked = question?.kind === 'name' ? byId.get(question.pageId) : undefined

  return (
    <>
      {shown.map(({ key, title }) => (
        <section key={key} className={fields.group} aria-label={title}>
          <h3 className={fields.legend}>{title}</h3>
          <div className={styles.tree}>
            <NavigationTreeView
              label={title}
              nodes={nodes(key)}
              tree={trees.get(key) ?? []}
              navigation={key}
              empty={words('navigationEmpty')}
              canArrange={canArrange}
              expanded={new Set(rows.map(({ id }) => id).filter((id) => !closed.has(id)))}
              onExpand={(expanded) =>
                setClosed(new Set(rows.map(({ id }) => id).filter((id) => !expanded.has(id))))
              }
              onOpen={(node) => open(key, node)}
              dependencies={[site, canArrange]}
              row={(node, below) => (
                <NavigationRow
                  node={node}
                  navigation={key}
                  tree={trees.get(key) ?? []}
                  canArrange={canArrange}
                  folders={rows.filter(({ page }) => page?.isFolder)}
                  titleOf={(id) => titles.get(id) ?? ''}
                  onOpen={() => open(key, node)}
                  {...deeds}
                >
                  {below}
                </NavigationRow>
              )}
              {...deeds}
            />
          </div>
          {canArrange && (
            <AddToNavigation
              title={title}
              pages={unlinked}
              onPage={(id) => append(key, { collectionId: id, items: [] })}
              onLink={() => ask({ kind: 'link', key, link: undefined })}
            />
          )}
        </section>
      ))}
      {asked && (
        <NameDialog
          name={asked.title}
          onDone={(navigationTitle) => visit.perform(setPage(asked.id, { navigationTitle }))}
          onClose={() => ask(undefined)}
        />
      )}
      {question?.kind === 'link' && (
        <LinkDialog
          siteId={visit.siteId}
          link={question.link?.externalLink}
          pages={pages.filter(({ kind }) => kind !== 'link')}
          onDone={(externalLink) =>
            keepLink(question.key, { id: question.link?.id ?? newId(), externalLink })
          }
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
