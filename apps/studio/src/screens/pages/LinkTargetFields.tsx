import { LinkFields } from './LinkFields.tsx'
import type { KindSettingsProps } from './page-part.ts'

/** The target of a page that is a link. */
export function LinkTargetFields({
  siteId,
  page,
  pages,
  settings,
  problems,
  isReadOnly,
  onSet,
}: KindSettingsProps) {
  return (
    <LinkFields
      siteId={siteId}
      pages={pages.filter(({ id, kind }) => id !== page.id && kind !== 'link')}
      url={settings.linkUrl}
      newWindow={settings.linkOpensNewWindow}
      problem={problems.linkUrl}
      isReadOnly={isReadOnly}
      onUrl={(linkUrl) => onSet({ linkUrl })}
      onNewWindow={(linkOpensNewWindow) => onSet({ linkOpensNewWindow })}
    />
  )
}
