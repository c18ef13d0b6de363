import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { Card, PageHeader, showToast } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan, useSite } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AddPageMenu } from './AddPageMenu.tsx'
import {
  isSameTree,
  moveBy,
  type NavigationTree,
  placeAt,
  type Spot,
  treeOf,
  without,
} from './navigation-tree.ts'
import { PageDialogs, type PageQuestion } from './PageDialogs.tsx'
import { PageTree } from './PageTree.tsx'
import { useOpenFolders } from './use-open-folders.ts'
import { usePages, useSetNavigation, useUpdatePage } from './use-pages.ts'

export interface PagesScreenProps {
  siteId: string
  /** Goes where one works on a page. */
  onOpen(page: PageSummary): void
}

export function PagesScreen({ siteId, onOpen }: PagesScreenProps) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const can = useCan(siteId)
  const pages = usePages(siteId)
  const setNavigation = useSetNavigation(siteId)
  const update = useUpdatePage(siteId)
  const [question, setQuestion] = useState<PageQuestion>()
  useTitle(text('pages.title'))

  const all = pages.data ?? []
  const tree = treeOf(all)
  const folders = all.filter(({ kind }) => collectionKind(kind).isFolder).map(({ id }) => id)
  const [expanded, onExpand] = useOpenFolders(siteId, folders)
  const refuse = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  // Undoing gives back a whole order, so only the latest change offers it.
  const closeLastOffer = useRef(() => {})
  const arrange = (next: NavigationTree, said: string) => {
    if (isSameTree(next, tree)) return
    closeLastOffer.current()
    setNavigation.mutate(next, {
      onError: refuse,
      onSuccess: () => {
        closeLastOffer.current = showToast({
          text: said,
          action: {
            label: text('common.undo'),
            onAction: () => setNavigation.mutate(tree, { onError: refuse }),
          },
        })
      },
    })
  }
  const shared = {
    siteId,
    pages: all,
    expanded,
    onExpand,
    canEdit: can('content.edit'),
    canArrange: can('navigation.edit'),
    siteUrl: site?.url ?? '',
    onOpen,
    onAsk: setQuestion,
    onMove: (page: PageSummary, step: -1 | 1) =>
      arrange(moveBy(tree, page.id, step), text('pages.moved', { title: page.title })),
    onPlace: (ids: readonly string[], spot?: Spot) =>
      arrange(placeAt(tree, ids, spot), text('pages.arranged')),
    onUnlink: (ids: readonly string[]) => arrange(without(tree, ids), text('pages.unlinked')),
    onMakeHome: (page: PageSummary) =>
      update.mutate(
        { pageId: page.id, isHome: true },
        {
          onError: refuse,
          onSuccess: () => showToast({ text: text('pages.madeHome', { title: page.title }) }),
        },
      ),
  }
  const notLinked = all
    .filter(({ isLinked }) => !isLinked)
    .map(({ id }) => ({ id, children: [] as string[] }))

  return (
    <Screen>
      <PageHeader
        title={text('pages.title')}
        description={text('pages.description')}
        actions={shared.canEdit && <AddPageMenu onAsk={setQuestion} />}
      />
      <QueryView query={pages} loading={text('pages.loading')} failed={text('pages.failed')}>
        {() => (
          <>
            <Card
              title={text('pages.navigation')}
              description={shared.canArrange ? text('pages.navigationHint') : undefined}
              isFlush
            >
              <PageTree
                label={text('pages.navigation')}
                tree={tree}
                isNavigation
                empty={text('pages.navigationEmpty')}
                {...shared}
              />
            </Card>
            <Card title={text('pages.notLinked')} description={text('pages.notLinkedHint')} isFlush>
              <PageTree
                label={text('pages.notLinked')}
                tree={notLinked}
                isNavigation={false}
                empty={text('pages.notLinkedEmpty')}
                {...shared}
              />
            </Card>
          </>
        )}
      </QueryView>
      <PageDialogs
        siteId={siteId}
        question={question}
        onCreated={onOpen}
        onClose={() => setQuestion(undefined)}
      />
    </Screen>
  )
}
