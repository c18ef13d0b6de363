import {
  canStandIn,
  STAND_IN_NAMES,
  STAND_INS,
  type StandIn,
  standsInFor,
} from '@sitewright/core/content/special-pages'
import { Switch, TextField } from '@sitewright/ui'
import { setStandIn } from '../../document/site-edits.ts'
import { useDrafts, useSession } from '../../editor/drafts-context.ts'
import { useText } from '../../text.ts'
import type { PagePartProps } from './page-part.ts'

const WORDS = {
  notFound: { label: 'pageSettings.notFound', hint: 'pageSettings.notFoundHint' },
  search: { label: 'pageSettings.search', hint: 'pageSettings.searchHint' },
} as const satisfies Record<StandIn, object>

/** Whether visitors get the page in place of one of the platform's, which one page of a site does for each. */
export function StandInFields({ page, settings, problems, isReadOnly, onSet }: PagePartProps) {
  const text = useText()
  const { perform } = useDrafts()
  const pages = useSession(({ site }) => site.pages)
  if (!canStandIn(page)) return null
  const othersFor = (name: StandIn) =>
    Object.entries(pages).flatMap(([id, other]) =>
      id !== page.id && other.settings[STAND_INS[name]] ? [id] : [],
    )
  return (
    <>
      {STAND_IN_NAMES.map((name) => (
        <Switch
          key={name}
          label={text(WORDS[name].label)}
          description={text(WORDS[name].hint)}
          isDisabled={isReadOnly}
          isSelected={settings[STAND_INS[name]]}
          onChange={(isOn) => {
            if (isOn) perform(setStandIn(page.id, name, othersFor(name)))
            else onSet({ [STAND_INS[name]]: false })
          }}
        />
      ))}
      {standsInFor({ ...page, settings }, 'search') && (
        <TextField
          label={text('pageSettings.searchNothing')}
          description={text('pageSettings.searchNothingHint')}
          isOptional
          rows={2}
          isReadOnly={isReadOnly}
          value={settings.searchNothingText}
          onChange={(searchNothingText) => onSet({ searchNothingText })}
          problem={problems.searchNothingText}
        />
      )}
    </>
  )
}
