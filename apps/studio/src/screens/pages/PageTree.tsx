import type { PageSummary } from '@sitewright/api/content/shapes'
import { useText } from '../../text.ts'
import { LinkRow } from './LinkRow.tsx'
import { NavigationTreeView } from './NavigationTreeView.tsx'
import { nodesOf } from './navigation-node.ts'
import type { NavigationTree } from './navigation-tree.ts'
import { PageRow } from './PageRow.tsx'
import type { PageRowActions } from './page-row.ts'

export interface PageTreeProps extends PageRowActions {
  label: string
  pages: readonly PageSummary[]
  /** Which of the pages and links are shown, and in which order. */
  tree: NavigationTree
  /** Key of the navigation, which has an order; null for the list of pages in none, which only takes them in. */
  navigation: string | null
  empty: string
  /** Whether pages can be dragged into it; so they can if it is not given. */
  takesIn?: boolean
  /** Ids of items of which those below are shown. */
  expanded: ReadonlySet<string>
  onExpand(expanded: ReadonlySet<string>): void
}

/** Pages and links as rows, with what is below them. */
export function PageTree({
  label,
  pages,
  tree,
  navigation,
  empty,
  takesIn = true,
  expanded,
  onExpand,
  ...actions
}: PageTreeProps) {
  const text = useText()
  const byId = new Map(pages.map((page) => [page.id, page]))
  const pageOf = (id: string) => byId.get(id)
  return (
    <NavigationTreeView
      label={label}
      tree={tree}
      navigation={navigation}
      empty={empty}
      takesIn={takesIn}
      expanded={expanded}
      onExpand={onExpand}
      canArrange={actions.canArrange}
      onPlace={actions.onPlace}
      onLink={actions.onLink}
      onUnlink={actions.onUnlink}
      nodes={nodesOf(tree, pageOf, text('pages.memberArea'))}
      dependencies={[pages, actions]}
      onOpen={({ id, item }) => {
        const page = byId.get(id)
        if (page) actions.onOpen(page)
        else if ('externalLink' in item && actions.canArrange) {
          actions.onAsk({ kind: 'link', link: item })
        }
      }}
      row={({ id, item, title }, below) => {
        const page = byId.get(id)
        const shared = { pages, tree, navigation, ...actions }
        return page ? (
          <PageRow page={page} {...shared}>
            {below}
          </PageRow>
        ) : (
          <LinkRow item={item} title={title} {...shared}>
            {below}
          </LinkRow>
        )
      }}
    />
  )
}
