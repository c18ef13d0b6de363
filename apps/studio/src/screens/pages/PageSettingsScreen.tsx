import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { PageSettingsForm } from './PageSettingsForm.tsx'
import { usePages } from './use-pages.ts'

/** Everything about a page that is not on it. */
export function PageSettingsScreen({ siteId, pageId }: { siteId: string; pageId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const pages = usePages(siteId)
  return (
    <Screen>
      <QueryView query={pages} loading={text('pages.loading')} failed={text('pages.failed')}>
        {(list) => {
          const page = list.find(({ id }) => id === pageId)
          if (!page) return <NotFoundScreen />
          return (
            <PageSettingsForm
              key={page.id}
              siteId={siteId}
              page={page}
              pages={list}
              canEdit={can('content.edit')}
            />
          )
        }}
      </QueryView>
    </Screen>
  )
}
