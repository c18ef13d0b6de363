import { needsOf } from '@sitewright/blocks/fields'
import { BACKGROUND_FIELDS, backgroundOf } from '@sitewright/blocks/section-background'
import {
  DEFAULT_SECTION_SETTINGS,
  SECTION_DIVIDERS,
  SECTION_HEIGHTS,
  type SectionHeight,
  type SectionSettings as Settings,
} from '@sitewright/core/document/page-document'
import { SECTION_THEMES, type SectionTheme } from '@sitewright/core/document/section-theme'
import type { JsonObject } from '@sitewright/core/json'
import { RadioGroup, Select } from '@sitewright/ui'
import { setSection } from '../document/section-edits.ts'
import { type SectionAddress, sectionAt } from '../document/selection.ts'
import { SettingsFields } from './block-fields/BlockFields.tsx'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { HiddenBlocks } from './HiddenBlocks.tsx'
import { isAnchorTaken } from './link-picker/page-anchors.ts'
import type { EditorMessage } from './messages.ts'
import { NameField } from './NameField.tsx'
import { SectionDeeds } from './SectionDeeds.tsx'
import { useBlockServices } from './use-block-services.tsx'
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

const DIVIDERS = ['none', ...SECTION_DIVIDERS] as const

const DIVIDER_NAMES: Readonly<Record<(typeof DIVIDERS)[number], EditorMessage>> = {
  none: 'dividerNone',
  line: 'dividerLine',
  slant: 'dividerSlant',
  curve: 'dividerCurve',
  wave: 'dividerWave',
}

export function SectionSettings({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const settings = useSession((state) => sectionAt(state.documents, address)?.settings)
  const background = backgroundOf(settings ?? DEFAULT_SECTION_SETTINGS)
  const { services, dialog } = useBlockServices(
    needsOf(BACKGROUND_FIELDS, background as unknown as JsonObject).assets,
  )
  if (!settings) return null
  const change = (part: Partial<Settings>, coalesceKey?: string) =>
    visit.perform(setSection(address, { ...settings, ...part }, coalesceKey))
  return (
    <div className={styles.fields}>
      <HiddenBlocks address={address} />
      <SectionDeeds address={address} />
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
      {dialog}
      <SettingsFields
        name="section-background"
        fields={BACKGROUND_FIELDS}
        values={background as unknown as JsonObject}
        services={services}
        onChange={(next, coalesceKey) => {
          const { backgroundId: _before, ...rest } = settings
          visit.perform(setSection(address, { ...rest, background: next }, coalesceKey))
        }}
      />
      <Select
        label={words('divider')}
        value={settings.divider ?? 'none'}
        options={DIVIDERS.map((id) => ({ id, label: words(DIVIDER_NAMES[id]) }))}
        onChange={(chosen) => {
          const { divider: _before, ...rest } = settings
          const divider = chosen === 'none' ? {} : { divider: chosen }
          visit.perform(setSection(address, { ...rest, ...divider }))
        }}
      />
      <NameField
        key={settings.anchor}
        label={words('anchor')}
        description={words('anchorHint')}
        problem={words('anchorProblem')}
        pattern={/^[a-z0-9-]{0,50}$/}
        taken={{
          isTaken: (name) => isAnchorTaken(visit.workplace(), name, settings.anchor),
          problem: words('anchorTaken'),
        }}
        prefix="#"
        name={settings.anchor}
        onChange={(anchor) => change({ anchor }, 'anchor')}
      />
    </div>
  )
}
