import { Button, ErrorState, Loading, Notice, SearchField } from '@sitewright/ui'
import { Columns2 } from '@sitewright/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ClosePanel } from '../editor/ClosePanel.tsx'
import { showComparison } from '../editor/comparison-store.ts'
import panel from '../editor/Panel.module.css'
import { screenIn } from '../editor/use-panel-address.ts'
import { useWords } from '../editor/use-words.ts'
import { lateScreen } from '../routes/late-screen.tsx'
import { ContrastNotice } from './ContrastNotice.tsx'
import { CssEditor } from './CssEditor.tsx'
import { Looks } from './Looks.tsx'
import { ScreenSelect } from './ScreenSelect.tsx'
import styles from './StylePanel.module.css'
import { StyleStatus } from './StyleStatus.tsx'
import { useStyleState, useStyles } from './style-context.ts'
import type { StyleState } from './style-state.ts'
import { ThemeLink } from './ThemeLink.tsx'
import { TweakField } from './TweakField.tsx'
import { TweakGroup } from './TweakGroup.tsx'
import { groupsOf, unmetTweaks } from './tweak-groups.ts'

const PaletteCard = lateScreen(async () => (await import('./PaletteCard.tsx')).PaletteCard)
const FontPairs = lateScreen(async () => (await import('./FontPairs.tsx')).FontPairs)

/** The look of the whole site: every choice that its theme offers, and CSS of the owner's own. */
export function StylePanel() {
  const words = useWords()
  const session = useStyles()
  const server = useStyleState((state) => state.server)
  const error = useStyleState((state) => state.error)

  useEffect(() => {
    session.tell('tweak:beforeopen')
    void session.open().then(() => session.tell('tweak:aftershow'))
    return () => {
      session.point('')
      session.tell('tweak:close')
      session.tell('tweak:afterclose')
    }
  }, [session])

  return (
    <aside className={panel.panel} data-side="settings" aria-label={words('styles')}>
      <header className={panel.header}>
        <h2 className={panel.title} data-styles="" tabIndex={-1}>
          {words('styles')}
        </h2>
        <ClosePanel />
      </header>
      <div className={panel.body}>
        {server ? (
          <StyleFields server={server} />
        ) : error ? (
          <ErrorState title={words('stylesFailed')} onRetry={() => void session.open()}>
            {error.message}
          </ErrorState>
        ) : (
          <Loading label={words('styles')} />
        )}
      </div>
    </aside>
  )
}

/** Fields of the style. Each reads its own value, so that a choice draws its own field and no other. */
function StyleFields({ server }: { server: StyleState }) {
  const words = useWords()
  const { history } = useRouter()
  const [first] = useState(() => screenIn(history.location.search))
  const absent = useStyleState((state) => state.absent)
  // One text, so that only a choice that others depend on draws the list anew.
  const unmet = useStyleState(({ style }) => unmetTweaks(server.tweaks, style.tweaks).join('\n'))
  const [search, setSearch] = useState('')
  const groups = groupsOf(server.tweaks, {
    search,
    absent,
    unmet: unmet.split('\n'),
    otherwise: words('stylesOther'),
  })
  const isSearching = search.trim() !== ''
  return (
    <>
      <StyleStatus />
      <Button size="small" icon={Columns2} onPress={() => showComparison()}>
        {words('compare')}
      </Button>
      <ThemeLink name={server.theme.name} />
      <ScreenSelect first={first} />
      <div>
        <SearchField isWide label={words('findStyles')} value={search} onChange={setSearch} />
      </div>
      {server.presets.length > 0 && !isSearching && <Looks server={server} />}
      {!isSearching && <PaletteCard server={server} />}
      {!isSearching && server.tweaks.some(({ type }) => type === 'font') && (
        <div className={styles.groups}>
          <TweakGroup title={words('fontPairs')} isOpenAtFirst={false} isDrawnLate>
            <FontPairs server={server} />
          </TweakGroup>
        </div>
      )}
      {groups.length === 0 && <Notice>{words('noStyles')}</Notice>}
      <div className={styles.groups}>
        {groups.map(({ category, tweaks }, index) => (
          <TweakGroup
            // Opened by searching, and as it was afterwards.
            key={`${category} ${isSearching}`}
            title={category}
            isOpenAtFirst={isSearching || index === 0}
          >
            {tweaks.map((tweak) => (
              <TweakField key={tweak.name} tweak={tweak} />
            ))}
          </TweakGroup>
        ))}
      </div>
      {!isSearching && (
        <>
          <CssEditor server={server} />
          <ResetAll />
        </>
      )}
      <ContrastNotice tweaks={server.tweaks} />
    </>
  )
}

function ResetAll() {
  const words = useWords()
  const session = useStyles()
  const isChanged = useStyleState(
    ({ server, style }) =>
      server?.tweaks.some(({ name, initial }) => {
        const value = style.tweaks[name]
        return value !== undefined && value !== initial
      }) ?? false,
  )
  return (
    <Button isDisabled={!isChanged} onPress={() => session.resetTweaks(words('resetAllStyles'))}>
      {words('resetAllStyles')}
    </Button>
  )
}
