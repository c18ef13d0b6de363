import { IconButton } from '@sitewright/ui'
import {
  PanelLeftClose,
  PanelLeftOpen,
  PanelRightClose,
  PanelRightOpen,
} from '@sitewright/ui/icons'
import { panelShortcut } from '../canvas/panel-keys.ts'
import { writtenChord } from '../palette/written-chord.ts'
import styles from './Panel.module.css'
import { useWords } from './use-words.ts'
import { collapsePanel, type SidePanel, useCollapsed } from './workspace.ts'

const LOOKS = {
  add: {
    close: { label: 'collapseAdd', icon: PanelLeftClose },
    open: { label: 'expandAdd', icon: PanelLeftOpen },
    side: 'right',
  },
  settings: {
    close: { label: 'collapseSettings', icon: PanelRightClose },
    open: { label: 'expandSettings', icon: PanelRightOpen },
    side: 'left',
  },
} as const

/** Gives the room of a panel to the page, and takes it back. */
export function CollapseButton({ panel }: { panel: SidePanel }) {
  const words = useWords()
  const isCollapsed = useCollapsed(panel)
  const { side, ...looks } = LOOKS[panel]
  const { label, icon } = looks[isCollapsed ? 'open' : 'close']
  return (
    <div className={styles.wideOnly}>
      <IconButton
        label={words(label)}
        icon={icon}
        size="small"
        shortcut={writtenChord(panelShortcut(panel))}
        tooltipPlacement={side}
        aria-expanded={!isCollapsed}
        onPress={() => collapsePanel(panel, !isCollapsed)}
      />
    </div>
  )
}
