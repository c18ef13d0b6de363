import { Badge, Button, IconButton, Notice } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { ThemeCard } from './ThemeCard.tsx'
import styles from './ThemesScreen.module.css'
import type { NamedTheme } from './themes-by-name.ts'
import { useRemoveVersion } from './use-themes.ts'

export interface InstalledThemeProps extends NamedTheme {
  siteId: string
  /** Key of the theme that the site has as drafted. */
  current: string
  onUse?: (theme: { key: string; name: string }) => void
}

/** A theme of the site's own, with every version of it. */
export function InstalledTheme({ siteId, name, versions, current, onUse }: InstalledThemeProps) {
  const text = useText()
  const { full } = useDates()
  const can = useCan(siteId)
  const remove = useRemoveVersion(siteId)
  const used = versions.find(({ key }) => key === current)
  const [newest] = versions
  const shown = used ?? newest
  const isNewerThere = used !== undefined && used !== newest
  return (
    <ThemeCard
      name={name}
      by={shown.author}
      previewUrl={shown.previewUrl}
      isCurrent={used !== undefined}
      {...(onUse && { onUse: () => onUse({ key: newest.key, name }) })}
    >
      {isNewerThere && <Notice>{text('themes.newer', { number: newest.number })}</Notice>}
      {remove.error && (
        <Notice tone="danger" isAlert>
          {remove.error.message}
        </Notice>
      )}
      <ul className={styles.versions} aria-label={text('themes.versions', { name })}>
        {versions.map(({ key, number, installedAt, installedBy, warnings }) => (
          <li key={key} className={styles.version}>
            <div>
              <strong>{text('themes.version', { number })}</strong>
              <p className={styles.by}>
                {text('themes.installedBy', { at: full(installedAt), by: installedBy })}
                {warnings > 0 && ` · ${text('themes.warnings', { count: warnings })}`}
              </p>
            </div>
            <div className={styles.deeds}>
              {key === current ? (
                <Badge tone="success">{text('themes.current')}</Badge>
              ) : (
                <>
                  {onUse && (
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={text('themes.useVersionNamed', { name, number })}
                      onPress={() =>
                        onUse({ key, name: text('themes.versionNamed', { name, number }) })
                      }
                    >
                      {text('themes.use')}
                    </Button>
                  )}
                  {can('site.code') && (
                    <IconButton
                      label={text('themes.remove', { name, number })}
                      icon={Trash2}
                      size="small"
                      onPress={() => remove.mutate(key)}
                    />
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ThemeCard>
  )
}
