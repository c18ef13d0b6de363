import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { Card, PageHeader, showToast } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan, useSite } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AddPageMenu } from './AddPageMenu.tsx'
import { sectionsOf } from './navigation-sections.ts'
import {
  changesTo,
  moveBy,
  type NavigationTrees,
  placeIn,
  type Spot,
  treesOf,
  withoutAll,
} from './navigation-tree.ts'
import { PageDialogs, type PageQuestion } from './PageDialogs.tsx'
import { PageTree } from './PageTree.tsx'
import { useOpenFolders } from './use-open-folders.ts'
import { usePages, useSetNavigations, useTemplatePages, useUpdatePage } from './use-pages.ts'

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
  const theme = useTemplatePages(siteId)
  const setNavigations = useSetNavigations(siteId)
  const update = useUpdatePage(siteId)
  const [question, setQuestion] = useState<PageQuestion>()
  useTitle(text('pages.title'))

  const all = pages.data ?? []
  const trees = treesOf(all)
  const { shown, kept } = sectionsOf(theme.data?.navigations, trees, text('pages.navigation'))
  const folders = all.filter(({ kind }) => collectionKind(kind).isFolder).map(({ id }) => id)
  const [expanded, onExpand] = useOpenFolders(siteId, folders)
  const refuse = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  // Undoing gives back all navigations, so only the latest change offers it.
  const closeLastOffer = useRef(() => {})
  const arrange = (to: NavigationTrees, said: string) => {
    if (changesTo(trees, to).length === 0) return
    closeLastOffer.current()
    setNavigations.mutate(
      { from: trees, to },
      {
        onError: refuse,
        onSuccess: () => {
          closeLastOffer.current = showToast({
            text: said,
            action: {
              label: text('common.undo'),
              onAction: () => setNavigations.mutate({ from: to, to: trees }, { onError: refuse }),
            },
          })
        },
      },
    )
  }
  const navigationOf = (id: string) => all.find((page) => page.id === id)?.navigation
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
    navigations: shown,
    onMove: (page: PageSummary, step: -1 | 1) => {
      const key = page.navigation ?? MAIN_NAVIGATION
      const moved = moveBy(trees.get(key) ?? [], page.id, step)
      arrange(new Map(trees).set(key, moved), text('pages.moved', { title: page.title }))
    },
    onPlace: (ids: readonly string[], spot: Spot) =>
      arrange(
        placeIn(trees, navigationOf(spot.id) ?? MAIN_NAVIGATION, ids, spot),
        text('pages.arranged'),
      ),
    onLink: (ids: readonly string[], key: string) =>
      arrange(placeIn(trees, key, ids), text('pages.arranged')),
    onUnlink: (ids: readonly string[]) => arrange(withoutAll(trees, ids), text('pages.unlinked')),
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
    .filter(({ navigation }) => navigation === null)
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
            {shown.map(({ key, title }, index) => (
              <Card
                key={key}
                title={title}
                description={
                  shared.canArrange && index === 0 ? text('pages.navigationHint') : undefined
                }
                isFlush
              >
                <PageTree
                  label={title}
                  tree={trees.get(key) ?? []}
                  navigation={key}
                  empty={text(shared.canArrange ? 'pages.navigationEmpty' : 'pages.nothingIn')}
                  {...shared}
                />
              </Card>
            ))}
            {kept.map(({ key, title }) => (
              <Card
                key={key}
                title={text('pages.keptNavigation', { title })}
                description={text('pages.keptNavigationHint')}
                isFlush
              >
                <PageTree
                  label={text('pages.keptNavigation', { title })}
                  tree={trees.get(key) ?? []}
                  navigation={key}
                  empty={text('pages.nothingIn')}
                  {...shared}
                />
              </Card>
            ))}
            <Card title={text('pages.notLinked')} description={text('pages.notLinkedHint')} isFlush>
              <PageTree
                label={text('pages.notLinked')}
                tree={notLinked}
                navigation={null}
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
