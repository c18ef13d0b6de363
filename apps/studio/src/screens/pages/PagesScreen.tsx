import type { PageSummary } from '@sitewright/api/content/shapes'
import { Card, PageHeader, showToast } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan, useSite } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AddPageMenu } from './AddPageMenu.tsx'
import { linkedIds, moveBy, placeAt } from './navigation-order.ts'
import { PageDialogs, type PageQuestion } from './PageDialogs.tsx'
import { PageList } from './PageList.tsx'
import { usePages, useSetNavigation, useUpdatePage } from './use-pages.ts'

export function PagesScreen({ siteId, onOpen }: { siteId: string; onOpen(pageId: string): void }) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const can = useCan(siteId)
  const pages = usePages(siteId)
  const setNavigation = useSetNavigation(siteId)
  const update = useUpdatePage(siteId)
  const [question, setQuestion] = useState<PageQuestion>()
  useTitle(text('pages.title'))

  const all = pages.data ?? []
  const order = linkedIds(all)
  const refuse = (error: Error) => showToast({ text: error.message, tone: 'danger' })
  // Undoing gives back a whole order, so only the latest change offers it.
  const closeLastOffer = useRef(() => {})
  const arrange = (next: string[], said: string) => {
    if (next.join() === order.join()) return
    closeLastOffer.current()
    setNavigation.mutate(next, {
      onError: refuse,
      onSuccess: () => {
        closeLastOffer.current = showToast({
          text: said,
          action: {
            label: text('common.undo'),
            onAction: () => setNavigation.mutate(order, { onError: refuse }),
          },
        })
      },
    })
  }
  const actions = {
    canEdit: can('content.edit'),
    canArrange: can('navigation.edit'),
    siteUrl: site?.url ?? '',
    onOpen,
    onAsk: setQuestion,
    onMove: (page: PageSummary, step: -1 | 1) =>
      arrange(moveBy(order, page.id, step), text('pages.moved', { title: page.title })),
    onPlace: (ids: string[], target?: { id: string; isAfter: boolean }) =>
      arrange(placeAt(order, ids, target), text('pages.arranged')),
    onUnlink: (ids: string[]) =>
      arrange(
        order.filter((id) => !ids.includes(id)),
        text('pages.unlinked'),
      ),
    onMakeHome: (page: PageSummary) =>
      update.mutate(
        { pageId: page.id, isHome: true },
        {
          onError: refuse,
          onSuccess: () => showToast({ text: text('pages.madeHome', { title: page.title }) }),
        },
      ),
  }

  return (
    <Screen>
      <PageHeader
        title={text('pages.title')}
        description={text('pages.description')}
        actions={actions.canEdit && <AddPageMenu onAsk={setQuestion} />}
      />
      <QueryView query={pages} loading={text('pages.loading')} failed={text('pages.failed')}>
        {(list) => (
          <>
            <Card
              title={text('pages.navigation')}
              description={actions.canArrange ? text('pages.navigationHint') : undefined}
              isFlush
            >
              <PageList
                label={text('pages.navigation')}
                pages={list.filter(({ isLinked }) => isLinked)}
                isNavigation
                empty={text('pages.navigationEmpty')}
                {...actions}
              />
            </Card>
            <Card title={text('pages.notLinked')} description={text('pages.notLinkedHint')} isFlush>
              <PageList
                label={text('pages.notLinked')}
                pages={list.filter(({ isLinked }) => !isLinked)}
                isNavigation={false}
                empty={text('pages.notLinkedEmpty')}
                {...actions}
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
