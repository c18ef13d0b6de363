import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { focusSoon } from '../focus-soon.ts'
import { lateDialog } from '../routes/late-dialog.tsx'
import { useTitle } from '../screens/use-title.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { StylePanel } from '../styles/StylePanel.tsx'
import { AddPanel } from './AddPanel.tsx'
import { CanvasFrame } from './CanvasFrame.tsx'
import { ContextBar } from './ContextBar.tsx'
import { useCommandShortcuts } from './commands/use-command-shortcuts.ts'
import { useEditorActions } from './commands/use-editor-actions.ts'
import { DraftsContext } from './drafts-context.ts'
import styles from './EditorScreen.module.css'
import { EditorContext, type EditorDeeds, type Panel } from './editor-context.ts'
import { pictureWanted } from './empty-block.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { NarrowBar } from './NarrowBar.tsx'
import { OutlinePanel } from './outline/OutlinePanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import type { SectionPlace } from './section-library/SectionDialog.tsx'
import { openSubject, shownIn, subjectOf } from './subject.ts'
import { TopBar } from './TopBar.tsx'
import { useChangedForms } from './use-changed-forms.ts'
import { useClosingPanels } from './use-closing-panels.ts'
import { useMayWrite } from './use-may-write.ts'
import { usePanelAddress } from './use-panel-address.ts'
import { usePicturePicker } from './use-picture-picker.tsx'
import { usePanelShortcuts, useShortcuts } from './use-shortcuts.ts'
import type { Visit, Wish } from './visit.ts'
import { collapsePanel } from './workspace.ts'
import { ItemDeskProvider } from './writing/ItemDeskProvider.tsx'
import { WritingBar } from './writing/WritingBar.tsx'
import { ZoomSelect } from './ZoomSelect.tsx'

const loadLibrary = () => import('./section-library/SectionDialog.tsx')
const SectionDialog = lateDialog(async () => (await loadLibrary()).SectionDialog)

const FindBar = lateDialog(async () => (await import('./find/FindBar.tsx')).FindBar)

export interface EditorScreenProps {
  visit: Visit
  firstPanel?: Panel | undefined
  /** Filled in here: what to do when the canvas asks for a part of the screen. */
  onWish: RefObject<(wish: Wish) => void>
  onReopen(): void
}

export function EditorScreen({ visit, firstPanel = 'none', onWish, onReopen }: EditorScreenProps) {
  const call = useCall()
  const frame = useRef<HTMLIFrameElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [panel, showPanel] = useState<Panel>(firstPanel)
  const [place, askForSection] = useState<SectionPlace>()
  const [isLinking, setLinking] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const picker = usePicturePicker(visit.siteId)
  useTitle(shownIn(visit.opened).title)
  useShortcuts(visit)
  useChangedForms(visit)
  usePanelShortcuts()
  useCommandShortcuts(visit)
  useEditorActions(visit, showPanel)
  useClosingPanels(panel, showPanel)
  usePanelAddress(panel)

  // The library is large, and is there when it is asked for. Where it does not come, it is fetched again then.
  useEffect(() => void loadLibrary().catch(() => undefined), [])

  const mayWrite = useMayWrite(visit.siteId)
  const { choosePicture, choosePictures } = picker

  useEffect(() => {
    const choice = async () => {
      const { selection } = visit.session.store.getState()
      const wanted = selection.kind === 'block' ? pictureWanted(visit, selection) : undefined
      if (!(wanted && mayWrite(wanted.definition))) {
        wishes.settings()
        focusSoon('[data-settings-fields] :is(input, textarea, button)')
        return
      }
      const assets = wanted.takesMany
        ? await choosePictures()
        : [await choosePicture()].filter((asset) => asset !== undefined)
      if (assets.length === 0) return
      visit.perform(wanted.withPictures(assets.map(({ id }) => id)))
      visit.focusCanvas()
    }
    const wishes: Readonly<Record<Wish, () => void>> = {
      palette() {
        showPanel('add')
        collapsePanel('add', false)
        focusSoon('[data-palette] input')
      },
      settings() {
        showPanel('settings')
        collapsePanel('settings', false)
        focusSoon('[data-settings]')
      },
      choice: () => void choice(),
      link: () => setLinking(true),
      find() {
        setFinding(true)
        focusSoon('[data-find] input')
      },
      tools() {
        const beside = document.querySelector('[data-selection-bar], [data-block-bar]')
        focusSoon(
          beside
            ? ':is([data-selection-bar], [data-block-bar]) button'
            : '[data-tools] [role=toolbar] button',
        )
      },
      canvas: () => frame.current?.focus(),
      before: () => bar.current?.querySelector<HTMLElement>('button, a')?.focus(),
    }
    onWish.current = (wish) => wishes[wish]()
  }, [onWish, visit, mayWrite, choosePicture, choosePictures])

  const deeds = useMemo<EditorDeeds>(
    () => ({
      visit,
      frame,
      panel,
      showPanel,
      askForSection,
      choosePicture,
      choosePictures,
      async reloadCanvas() {
        await visit.flush()
        const { siteId, opened } = visit
        visit.showAt(await openSubject(call, siteId, subjectOf(opened)))
      },
    }),
    [visit, panel, choosePicture, choosePictures, call],
  )

  return (
    <DraftsContext value={visit}>
      <EditorContext value={deeds}>
        <ItemDeskProvider>
          <div className={styles.screen} data-panel={panel}>
            <TopBar onReopen={onReopen} />
            {panel === 'outline' ? <OutlinePanel /> : <AddPanel />}
            <main className={styles.stage}>
              <div ref={bar} className={styles.tools} data-tools="">
                <ContextBar isLinking={isLinking} onLinking={setLinking} />
                <ZoomSelect />
              </div>
              {isFinding && <FindBar onClose={() => setFinding(false)} />}
              <CanvasFrame />
              <WritingBar />
            </main>
            {panel === 'styles' ? <StylePanel /> : <SettingsPanel />}
            <NarrowBar />
            <LiveRegion />
            {place && <SectionDialog place={place} onClose={() => askForSection(undefined)} />}
            {picker.dialog}
            <LeaveGuard />
          </div>
        </ItemDeskProvider>
      </EditorContext>
    </DraftsContext>
  )
}
