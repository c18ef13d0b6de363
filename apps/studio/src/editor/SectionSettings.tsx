import {
  SECTION_HEIGHTS,
  type SectionHeight,
  type SectionSettings as Settings,
} from '@sitewright/core/document/page-document'
import { SECTION_THEMES, type SectionTheme } from '@sitewright/core/document/section-theme'
import { RadioGroup, Select } from '@sitewright/ui'
import { setSection } from '../document/section-edits.ts'
import { type SectionAddress, sectionAt } from '../document/selection.ts'
import { BackgroundField } from './BackgroundField.tsx'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { HiddenBlocks } from './HiddenBlocks.tsx'
import type { EditorMessage } from './messages.ts'
import { NameField } from './NameField.tsx'
import { useWords } from './use-words.ts'

const THEME_NAMES: Readonly<Record<SectionTheme, EditorMessage>> = {
  light: 'themeLight',
  soft: 'themeSoft',
  accent: 'themeAccent',
  dark: 'themeDark',
}

const HEIGHT_NAMES: Readonly<Record<SectionHeight, EditorMessage>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
}

export function SectionSettings({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const settings = useSession((state) => sectionAt(state.documents, address)?.settings)
  if (!settings) return null
  const change = (part: Partial<Settings>, coalesceKey?: string) =>
    visit.perform(setSection(address, { ...settings, ...part }, coalesceKey))
  return (
    <div className={styles.fields}>
      <HiddenBlocks address={address} />
      <Select
        label={words('theme')}
        value={settings.theme}
        options={SECTION_THEMES.map((id) => ({ id, label: words(THEME_NAMES[id]) }))}
        onChange={(theme) => change({ theme })}
      />
      <RadioGroup
        label={words('height')}
        look="segments"
        value={settings.height}
        options={SECTION_HEIGHTS.map((id) => ({ id, label: words(HEIGHT_NAMES[id]) }))}
        onChange={(height) => change({ height })}
      />
      <BackgroundField
        assetId={settings.backgroundId}
        onChange={(backgroundId) => {
          const { backgroundId: _before, ...rest } = settings
          visit.perform(setSection(address, { ...rest, ...(backgroundId && { backgroundId }) }))
        }}
      />
      <NameField
        key={settings.anchor}
        label={words('anchor')}
        description={words('anchorHint')}
        problem={words('anchorProblem')}
        pattern={/^[a-z0-9-]{0,50}$/}
        prefix="#"
        name={settings.anchor}
        onChange={(anchor) => change({ anchor }, 'anchor')}
      />
    </div>
  )
}
