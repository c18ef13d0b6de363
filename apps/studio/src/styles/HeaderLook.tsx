import { ErrorState, Loading } from '@sitewright/ui'
import { useEffect } from 'react'
import { useWords } from '../editor/use-words.ts'
import styles from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'
import type { StyleState } from './style-state.ts'
import { TweakField } from './TweakField.tsx'
import { unmetTweaks } from './tweak-groups.ts'

/** The theme's choices about the header, such as its layout and whether it stays in sight: those of a category so named. */
export function HeaderLook() {
  const words = useWords()
  const session = useStyles()
  const server = useStyleState((state) => state.server)
  const error = useStyleState((state) => state.error)
  useEffect(() => {
    void session.open()
    return () => session.point('')
  }, [session])
  if (server) return <HeaderTweaks server={server} />
  if (!error) return <Loading label={words('headerLook')} />
  return (
    <ErrorState title={words('stylesFailed')} onRetry={() => void session.open()}>
      {error.message}
    </ErrorState>
  )
}

function HeaderTweaks({ server }: { server: StyleState }) {
  const words = useWords()
  // One text, so that only a choice that others depend on draws the list anew.
  const unmet = useStyleState(({ style }) => unmetTweaks(server.tweaks, style.tweaks).join('\n'))
  const hidden = unmet.split('\n')
  const tweaks = server.tweaks.filter(
    ({ name, category }) => /header/i.test(category) && !hidden.includes(name),
  )
  if (tweaks.length === 0) return null
  return (
    <fieldset className={styles.look}>
      <legend className={styles.lookTitle}>{words('headerLook')}</legend>
      {tweaks.map((tweak) => (
        <TweakField key={tweak.name} tweak={tweak} />
      ))}
    </fieldset>
  )
}
