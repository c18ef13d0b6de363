import { Badge, Button } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { ThemePreview } from './ThemePreview.tsx'
import styles from './ThemesScreen.module.css'

export interface ThemeCardProps {
  name: string
  by: string
  previewUrl: string | null
  isCurrent: boolean
  /** Left out for whoever may only look. */
  onUse?: () => void
  children?: ReactNode
}

export function ThemeCard({ name, by, previewUrl, isCurrent, onUse, children }: ThemeCardProps) {
  const text = useText()
  return (
    <article className={styles.card} data-current={isCurrent}>
      <ThemePreview name={name} url={previewUrl} />
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            {by !== '' && <p className={styles.by}>{text('themes.by', { author: by })}</p>}
          </div>
          {isCurrent ? (
            <Badge tone="success">{text('themes.current')}</Badge>
          ) : (
            onUse && (
              <Button size="small" onPress={onUse} aria-label={text('themes.useNamed', { name })}>
                {text('themes.use')}
              </Button>
            )
          )}
        </div>
        {children}
      </div>
    </article>
  )
}
