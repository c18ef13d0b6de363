import type { PageSummary } from '@sitewright/api/content/shapes'
import type { LinkTarget } from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { STAND_IN_NAMES, type StandIn } from '@sitewright/core/content/special-pages'
import { Button, Card, PageHeader, showToast } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useCallback, useRef, useState } from 'react'
import { useScreenActions } from '../../palette/palette-store.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { FirstSteps } from '../first-steps/FirstSteps.tsx'
import { useFirstSteps } from '../first-steps/use-first-steps.ts'
import { QueryView } from '../QueryView.tsx'
import { ReviewsCard } from '../reviews/ReviewsCard.tsx'
import { useCan, useSite } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AddPageMenu, addPageActions } from './AddPageMenu.tsx'
import { nodesOf } from './navigation-node.ts'
import { sectionsOf } from './navigation-sections.ts'
import {
  changesTo,
  moveBy,
  type NavigationTrees,
  navigationOf,
  placeIn,
  replaceItem,
  type Spot,
  withoutAll,
} from './navigation-tree.ts'
import { PageDialogs, type PageQuestion } from './PageDialogs.tsx'
import { PageTree } from './PageTree.tsx'
import { PlatformPagesCard, standInFor } from './PlatformPagesCard.tsx'
import type { Entry } from './place-actions.ts'
import { useOpenFolders } from './use-open-folders.ts'
import {
  useCreateStandInPage,
  useDuplicatePage,
  useNavigations,
  usePages,
  useSetNavigations,
  useTemplatePages,
  useUpdatePage,
} from './use-pages.ts'

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
  // The lists come with it, or a list that is about to be pressed would move.
  const { isLoading: isWaitingForSteps } = useFirstSteps(siteId)
  const setNavigations = useSetNavigations(siteId)
  const update = useUpdatePage(siteId)
  const duplicate = useDuplicatePage(siteId)
  const createStandInPage = useCreateStandInPage(siteId)
  const [question, setQuestion] = useState<PageQuestion>()
  useTitle(text('pages.title'))
  const canAdd = can('content.edit')
  useScreenActions(
    useCallback(() => (canAdd ? addPageActions(text, setQuestion) : []), [canAdd, text]),
  )

  const all = pages.data ?? []
  const trees = useNavigations(siteId)
  const { shown, kept } = sectionsOf(theme.data?.navigations, trees, text('pages.navigation'))
  const byId = new Map(all.map((page) => [page.id, page]))
  const rows = nodesOf([...trees.values()].flat(), (id) => byId.get(id), text('pages.memberArea'))
  const titles = new Map(
    rows.flatMap((row) => [row, ...row.below]).map(({ id, title }) => [id, title]),
  )
  const opened = rows.filter(({ isFirstLevel }) => isFirstLevel).map(({ id }) => id)
  const [expanded, onExpand] = useOpenFolders(siteId, opened)
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
    titleOf: (id: string) => titles.get(id) ?? '',
    onMove: ({ id, title, navigation }: Entry, step: -1 | 1) => {
      const key = navigation ?? MAIN_NAVIGATION
      const moved = moveBy(trees.get(key) ?? [], id, step)
      arrange(new Map(trees).set(key, moved), text('pages.moved', { title }))
    },
    onPlace: (ids: readonly string[], spot: Spot) =>
      arrange(
        placeIn(trees, navigationOf(trees, spot.id) ?? MAIN_NAVIGATION, ids, spot),
        text('pages.arranged'),
      ),
    onLink: (ids: readonly string[], key: string) =>
      arrange(placeIn(trees, key, ids), text('pages.arranged')),
    onUnlink: (ids: readonly string[]) => arrange(withoutAll(trees, ids), text('pages.unlinked')),
    onDuplicate: (page: PageSummary) =>
      duplicate.mutate(page.id, {
        onError: refuse,
        onSuccess: (copy) => {
          showToast({ text: text('pages.duplicated', { title: copy.title }) })
          onOpen(copy)
        },
      }),
    onMakeHome: (page: PageSummary) =>
      update.mutate(
        { pageId: page.id, isHome: true },
        {
          onError: refuse,
          onSuccess: () => showToast({ text: text('pages.madeHome', { title: page.title }) }),
        },
      ),
  }
  const keepLink = (link: LinkTarget) => {
    const item = { ...link, items: [] }
    const { title } = link.externalLink
    if (navigationOf(trees, link.id) !== undefined) {
      return arrange(replaceItem(trees, item), text('pages.linkChanged', { title }))
    }
    const [first = { key: MAIN_NAVIGATION }] = shown
    const added = [...(trees.get(first.key) ?? []), item]
    arrange(new Map(trees).set(first.key, added), text('pages.linkAdded', { title }))
  }
  const addStandIn = (name: StandIn) =>
    void createStandInPage.mutateAsync(name).then(onOpen, (error: Error) => refuse(error))
  const notLinked = all.filter(({ navigation }) => navigation === null)
  const asTree = (pages: readonly PageSummary[]) =>
    pages.map(({ id }) => ({ collectionId: id, items: [] }))
  // The home page is reached by the site's own address, so it is no page that nobody finds.
  const home = notLinked.filter(({ isHome }) => isHome)
  const hidden = notLinked.filter(({ isHome }) => !isHome)

  return (
    <Screen>
      <PageHeader
        title={text('pages.title')}
        description={text('pages.description')}
        actions={
          shared.canEdit && (
            <>
              {all.length > 1 && (
                <Button
                  look="quiet"
                  icon={Trash2}
                  onPress={() => setQuestion({ kind: 'removeMany' })}
                >
                  {text('pages.removeSeveral')}
                </Button>
              )}
              <AddPageMenu
                onAsk={setQuestion}
                standIns={STAND_IN_NAMES.filter((name) => !standInFor(all, name))}
                onStandIn={addStandIn}
              />
            </>
          )
        }
      />
      <QueryView
        query={isWaitingForSteps ? { ...pages, data: undefined } : pages}
        loading={text('pages.loading')}
        failed={text('pages.failed')}
      >
        {() => (
          <>
            <FirstSteps siteId={siteId} />
            <ReviewsCard siteId={siteId} />
            {home.length > 0 && (
              <Card title={text('pages.home')} isFlush>
                <PageTree
                  label={text('pages.home')}
                  tree={asTree(home)}
                  navigation={null}
                  empty={text('pages.nothingIn')}
                  takesIn={false}
                  {...shared}
                />
              </Card>
            )}
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
                tree={asTree(hidden)}
                navigation={null}
                empty={text('pages.notLinkedEmpty')}
                {...shared}
              />
            </Card>
            <PlatformPagesCard
              siteId={siteId}
              pages={all}
              canEdit={shared.canEdit}
              onStandIn={addStandIn}
            />
          </>
        )}
      </QueryView>
      <PageDialogs
        siteId={siteId}
        question={question}
        pages={all}
        onCreated={onOpen}
        onLinkDone={keepLink}
        onClose={() => setQuestion(undefined)}
      />
    </Screen>
  )
}
