import { isReadme } from '@sitewright/core/content/special-pages'
import { TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { type PageDraft, withTitle } from './page-draft.ts'
import type { PagePartProps } from './page-part.ts'

export interface PageTextFieldsProps extends PagePartProps {
  draft: PageDraft
  onChange(next: (draft: PageDraft) => PageDraft): void
}

export function PageTextFields({
  page,
  draft,
  settings,
  problems,
  isReadOnly,
  onSet,
  onChange,
}: PageTextFieldsProps) {
  const text = useText()
  const isLink = page.kind === 'link'
  const isNotes = isReadme({ ...page, urlId: draft.urlId })
  const hint = isNotes ? 'pages.addressReadmeHint' : 'pages.addressHint'
  const addressHint = page.isHome ? 'pages.addressHomeHint' : hint
  return (
    <>
      <TextField
        label={text('pages.pageTitle')}
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={draft.title}
        onChange={(title) => onChange((now) => withTitle(now, title))}
        problem={problems.title}
      />
      <TextField
        label={text('pages.navigationTitle')}
        description={text('pages.navigationTitleHint')}
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={draft.navigationTitle}
        onChange={(navigationTitle) => onChange((now) => ({ ...now, navigationTitle }))}
        problem={problems.navigationTitle}
      />
      {!isLink && (
        <TextField
          label={text('pages.address')}
          description={text(addressHint)}
          autoComplete="off"
          prefix="/"
          prefixWidth={1.4}
          isReadOnly={isReadOnly}
          value={draft.urlId}
          onChange={(urlId) => onChange((now) => ({ ...now, urlId }))}
          problem={problems.urlId}
        />
      )}
      {!isLink && (
        <TextField
          label={text('pageSettings.about')}
          description={text('pageSettings.aboutHint')}
          isOptional
          rows={3}
          isReadOnly={isReadOnly}
          value={settings.description}
          onChange={(description) => onSet({ description })}
          problem={problems.description}
        />
      )}
    </>
  )
}
