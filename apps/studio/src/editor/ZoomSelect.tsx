import { Select } from '@sitewright/ui'
import { ZoomIn } from '@sitewright/ui/icons'
import { ZOOM_STEPS, type Zoom } from './devices.ts'
import { useWords } from './use-words.ts'
import { useZoom } from './workspace.ts'
import styles from './ZoomSelect.module.css'

const ZOOMS: readonly Zoom[] = ['fit', ...ZOOM_STEPS]

/** How large the page is shown. Ctrl with plus and minus stay the browser's, which enlarge the studio with it. */
export function ZoomSelect() {
  const words = useWords()
  const [zoom, setZoom] = useZoom()
  return (
    <div className={styles.zoom}>
      <Select
        label={words('zoom')}
        isLabelHidden
        icon={ZoomIn}
        value={String(zoom)}
        options={ZOOMS.map((step) => ({
          id: String(step),
          label: step === 'fit' ? words('zoomFit') : words('zoomPercent', { percent: step }),
        }))}
        onChange={(id) => setZoom(ZOOMS.find((step) => String(step) === id) ?? 'fit')}
      />
    </div>
  )
}
