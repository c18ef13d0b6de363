import { Card, ConfirmDialog, Notice, PageHeader } from '@sitewright/ui'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { InstalledTheme } from './InstalledTheme.tsx'
import { InstallTheme } from './InstallTheme.tsx'
import { ThemeCard } from './ThemeCard.tsx'
import styles from './ThemesScreen.module.css'
import { byName } from './themes-by-name.ts'
import { type Themes, useSwitchTheme, useThemes } from './use-themes.ts'

/** Every theme that the site can have, each showing the site's own home page. */
export function ThemesScreen({ siteId }: { siteId: string }) {
  const text = useText()
  useTitle(text('themes.title'))
  return (
    <Screen>
      <PageHeader title={text('themes.title')} description={text('themes.hint')} />
      <QueryView
        query={useThemes(siteId)}
        loading={text('themes.loading')}
        failed={text('themes.failed')}
      >
        {(themes) => <Gallery siteId={siteId} themes={themes} />}
      </QueryView>
    </Screen>
  )
}

interface Chosen {
  readonly key: string
  readonly name: string
}

function Gallery({ siteId, themes }: { siteId: string; themes: Themes }) {
  const text = useText()
  const can = useCan(siteId)
  const change = useSwitchTheme(siteId)
  const [chosen, setChosen] = useState<Chosen>()
  const canChange = can('styles.edit')
  const { current } = themes
  const onUse = (theme: Chosen) => () => setChosen(theme)
  return (
    <>
      {change.error && (
        <Notice tone="danger" isAlert>
          {change.error.message}
        </Notice>
      )}
      <ul className={styles.gallery}>
        {themes.builtIn.map(({ key, name, author, previewUrl }) => (
          <li key={key}>
            <ThemeCard
              name={name}
              by={author}
              previewUrl={previewUrl}
              isCurrent={key === current}
              {...(canChange && { onUse: onUse({ key, name }) })}
            />
          </li>
        ))}
        {byName(themes.installed).map(({ name, versions }) => (
          <li key={`installed ${name}`}>
            <InstalledTheme
              siteId={siteId}
              name={name}
              versions={versions}
              current={current}
              {...(canChange && { onUse: setChosen })}
            />
          </li>
        ))}
      </ul>
      {can('site.code') && (
        <Card title={text('themes.install')} description={text('themes.installHint')}>
          <InstallTheme siteId={siteId} />
        </Card>
      )}
      <ConfirmDialog
        title={text('themes.confirm', { name: chosen?.name })}
        confirmLabel={text('themes.use')}
        look="primary"
        isOpen={chosen !== undefined}
        isPending={change.isPending}
        onClose={() => setChosen(undefined)}
        onConfirm={() =>
          chosen && change.mutate(chosen.key, { onSettled: () => setChosen(undefined) })
        }
      >
        <p>{text('themes.confirmHint')}</p>
      </ConfirmDialog>
    </>
  )
}
