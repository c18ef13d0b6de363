import type { PageSummary } from '@sitewright/api/content/shapes'
import { canAnswerNotFound } from '@sitewright/core/content/special-pages'
import { Switch } from '@sitewright/ui'
import { setNotFoundPage } from '../../document/site-edits.ts'
import { useDrafts, useSession } from '../../editor/drafts-context.ts'
import { useText } from '../../text.ts'
import type { PagePartProps } from './page-part.ts'

/** Whether visitors get the page where there is nothing at an address. One page of a site does. */
export function NotFoundSwitch({
  page,
  settings,
  isReadOnly,
  onSet,
}: Pick<PagePartProps, 'settings' | 'isReadOnly' | 'onSet'> & { page: PageSummary }) {
  const text = useText()
  const { perform } = useDrafts()
  const pages = useSession(({ site }) => site.pages)
  if (!canAnswerNotFound(page)) return null
  const others = Object.entries(pages).flatMap(([id, other]) =>
    id !== page.id && other.settings.answersNotFound ? [id] : [],
  )
  return (
    <Switch
      label={text('pageSettings.notFound')}
      description={text('pageSettings.notFoundHint')}
      isDisabled={isReadOnly}
      isSelected={settings.answersNotFound}
      onChange={(isOn) => {
        if (isOn) perform(setNotFoundPage(page.id, others))
        else onSet({ answersNotFound: false })
      }}
    />
  )
}
