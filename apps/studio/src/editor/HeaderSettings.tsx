import type { SiteHeader } from '@sitewright/core/content/site-header'
import { isLinkFor } from '@sitewright/core/links/link-address'
import { Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { setHeader } from '../document/site-edits.ts'
import { HeaderLook } from '../styles/HeaderLook.tsx'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { NavigationSettings } from './navigation/NavigationSettings.tsx'
import { useWords } from './use-words.ts'

/** The header of every page. What is typed is shown and saved like everything else on the page. */
export function HeaderSettings() {
  const words = useWords()
  const { visit } = useEditor()
  const header = useSession(({ site }) => site.header)
  const field = (name: keyof SiteHeader) => ({
    isOptional: true,
    value: header[name] ?? '',
    onChange: (value: string) => visit.perform(setHeader({ [name]: value })),
  })
  return (
    <div className={styles.fields}>
      <Notice>{words('headerHint')}</Notice>
      <TextField
        label={words('headerTitle')}
        description={words('headerTitleHint')}
        maxLength={100}
        {...field('title')}
      />
      <TextField
        label={words('announcement')}
        description={words('announcementHint')}
        maxLength={200}
        {...field('announcement')}
      />
      <HeaderAddress name="announcementUrl" label={words('announcementUrl')} />
      <TextField
        label={words('buttonLabel')}
        description={words('buttonLabelHint')}
        maxLength={50}
        {...field('buttonLabel')}
      />
      <HeaderAddress name="buttonUrl" label={words('buttonUrl')} />
      <HeaderLogo />
      {visit.can('styles.edit') && <HeaderLook />}
      <NavigationSettings />
    </div>
  )
}

/** The logo belongs to the site's settings: it is live at once, where the header is a draft. */
function HeaderLogo() {
  const words = useWords()
  const { siteId } = useEditor().visit
  return (
    <p className={styles.hint}>
      {words('headerLogoHint')}{' '}
      <TextLink href={`/sites/${siteId}/site-settings`}>{words('headerLogo')}</TextLink>
    </p>
  )
}

/** An address that is not one yet is kept here and said; the header keeps the last that was. */
function HeaderAddress({ name, label }: { name: 'announcementUrl' | 'buttonUrl'; label: string }) {
  const words = useWords()
  const { visit } = useEditor()
  const saved = useSession(({ site }) => site.header[name] ?? '')
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !isLinkFor('header', typed)
  return (
    <TextField
      isOptional
      label={label}
      description={words('linkAddressHint')}
      maxLength={500}
      value={typed ?? saved}
      problem={isWrong ? words('buttonUrlWrong') : undefined}
      onChange={(value) => {
        const isLink = isLinkFor('header', value)
        setTyped(isLink ? undefined : value)
        if (isLink) visit.perform(setHeader({ [name]: value }))
      }}
    />
  )
}
