import type { SectionLayout } from '@sitewright/blocks/section-library'
import { GRID_COLUMNS } from '@sitewright/core/document/page-document'
import { useMemo, useRef } from 'react'
import styles from './SectionPicture.module.css'
import { drawSection } from './section-drawing.ts'
import type { Shape } from './shapes.ts'
import { useIsNear } from './use-is-near.ts'

/** Height of the picture in columns, and the space around what is drawn. */
const HEIGHT = 12
const SPACE = 1.5

/** A small drawing of a ready-made section in the tones of its theme, drawn once it is about to be seen. */
export function SectionPicture({ layout }: { layout: SectionLayout }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place} className={styles.picture} data-theme={layout.settings?.theme ?? 'light'}>
      {isNear && <Drawing layout={layout} />}
    </div>
  )
}

function Drawing({ layout }: { layout: SectionLayout }) {
  const { height, shapes } = useMemo(() => drawSection(layout), [layout])
  const shown = Math.max(HEIGHT, height)
  const box = [
    -SPACE,
    (height - shown) / 2 - SPACE,
    GRID_COLUMNS.desktop + 2 * SPACE,
    shown + 2 * SPACE,
  ]
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes.
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  )
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          data-tone={shape.tone}
          x={shape.x}
          y={shape.y}
          width={shape.w}
          height={shape.h}
          rx={shape.r}
        />
      )
    case 'circle':
      return <circle data-tone={shape.tone} cx={shape.x} cy={shape.y} r={shape.r} />
    default:
      return <path data-tone={shape.tone} d={shape.d} />
  }
}
