import { MOST_COLORS } from '@sitewright/core/color/derive-palette'
import { READY_PALETTES } from '@sitewright/core/color/ready-palettes'
import { headerLogo } from '@sitewright/core/content/site-header'
import { Button, ColorField, IconButton, showToast } from '@sitewright/ui'
import { ImageIcon, Plus, X } from '@sitewright/ui/icons'
import { useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useSession } from '../editor/drafts-context.ts'
import { useEditor } from '../editor/editor-context.ts'
import { pictureAddress } from '../editor/picture-address.ts'
import { useWords } from '../editor/use-words.ts'
import styles from './PaletteCard.module.css'
import { colorsOfPalette, paletteOf, valuesOfPalette } from './palette-state.ts'
import { colorsOfFile } from './picture-colors.ts'
import { SectionSamples } from './SectionSamples.tsx'
import panel from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'
import type { StyleState } from './style-state.ts'

/** Colours as they are chosen, and the values that came of them: others mean that the style was changed elsewhere. */
interface Chosen {
  readonly colors: readonly string[]
  readonly values: Readonly<Record<string, string>>
}

/** One to five colours that all section themes follow from. Nothing for a theme whose colours have other names. */
export function PaletteCard({ server: { tweaks } }: { server: StyleState }) {
  const words = useWords()
  const session = useStyles()
  const values = useStyleState(({ style }) => style.tweaks)
  const [chosen, setChosen] = useState<Chosen>()
  // Colours by name, such as `white`, are the theme's own here.
  const palette = paletteOf(tweaks, values) ?? paletteOf(tweaks, {})
  const valueNow = (name: string) =>
    values[name] ?? tweaks.find((tweak) => tweak.name === name)?.initial
  const isCurrent =
    chosen && Object.entries(chosen.values).every(([name, value]) => valueNow(name) === value)
  if (!palette) return null
  const colors = isCurrent ? chosen.colors : colorsOfPalette(palette)

  const choose = (next: readonly string[]) => {
    const derived = valuesOfPalette(tweaks, next)
    setChosen({ colors: next, values: derived })
    if (Object.keys(derived).length > 0) session.mergeTweaks(derived, words('palette'))
  }
  return (
    <section className={panel.looks} aria-labelledby="style-palette">
      <h3 id="style-palette" className={panel.legend}>
        {words('palette')}
      </h3>
      <p className={panel.status}>{words('paletteHint')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend once more */}
      <div role="group" aria-label={words('paletteOwn')} className={styles.colors}>
        {colors.map((color, index) => (
          // Colours have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by nothing else
          <div key={index} className={styles.color}>
            <ColorField
              label={words('paletteColor', { number: index + 1 })}
              value={color}
              onChange={(text) => choose(colors.with(index, text))}
            />
            {colors.length > 1 && (
              <IconButton
                label={words('paletteRemove', { number: index + 1 })}
                icon={X}
                size="small"
                onPress={() => choose(colors.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          icon={Plus}
          isDisabled={colors.length >= MOST_COLORS}
          onPress={() => choose([...colors, ADDED])}
        >
          {words('paletteAdd')}
        </Button>
        <FromPictures onFound={choose} />
      </div>
      <SectionSamples tweaks={tweaks} />
      <ReadyPalettes colors={colors} onChoose={choose} />
    </section>
  )
}

/** A colour that is added: a strong one, so that it shows. */
const ADDED = '#e8a33d'

function FromPictures({ onFound }: { onFound(colors: readonly string[]): void }) {
  const words = useWords()
  const { visit, choosePicture } = useEditor()
  const header = useSession((state) => state.site.header)
  const logo = headerLogo(header, visit.opened.siteFacts)
  const read = async (assetId: string) => {
    const colors = await colorsOfFile(pictureAddress(visit.siteId, assetId), MOST_COLORS)
    if (colors.length > 0) onFound(colors)
    else showToast({ text: words('paletteNoColors') })
  }
  const choose = async () => {
    const asset = await choosePicture()
    if (asset) await read(asset.id)
  }
  return (
    <>
      {logo !== null && (
        <Button size="small" icon={ImageIcon} onPress={() => void read(logo)}>
          {words('paletteFromLogo')}
        </Button>
      )}
      <Button size="small" icon={ImageIcon} onPress={() => void choose()}>
        {words('paletteFromPicture')}
      </Button>
    </>
  )
}

interface ReadyPalettesProps {
  colors: readonly string[]
  onChoose(colors: readonly string[]): void
}

function ReadyPalettes({ colors, onChoose }: ReadyPalettesProps) {
  const words = useWords()
  const shown = colors.join()
  const selected = READY_PALETTES.find((one) => one.colors.join() === shown)
  return (
    <>
      <h4 id="style-palettes" className={panel.title}>
        {words('paletteReady')}
      </h4>
      <ToggleButtonGroup
        aria-labelledby="style-palettes"
        selectionMode="single"
        className={styles.readyList ?? ''}
        selectedKeys={selected ? [selected.name] : []}
        onSelectionChange={([name]) => {
          const palette = READY_PALETTES.find((one) => one.name === name)
          if (palette) onChoose(palette.colors)
        }}
      >
        {READY_PALETTES.map((palette) => (
          <ToggleButton key={palette.name} id={palette.name} className={styles.ready ?? ''}>
            <span className={panel.swatches} aria-hidden="true">
              {palette.colors.map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </span>
            {palette.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
}
