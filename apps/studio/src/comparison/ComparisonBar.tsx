import { RadioGroup, Select } from '@sitewright/ui'
import styles from './ComparisonDialog.module.css'
import { useWords } from './use-words.ts'
import type { FrameWidth } from './VersionFrame.tsx'

export type Side = 'before' | 'after'

export interface ComparisonBarProps {
  /** Names of the versions; of one alone there is no other. */
  before: string
  after: string | undefined
  /** Absent where one thing alone is looked at. */
  pages?: readonly { readonly id: string; readonly title: string; readonly isChanged: boolean }[]
  pageId?: string
  width: FrameWidth
  /** Version that is shown where there is room for one. */
  side: Side
  onPage(pageId: string): void
  onWidth(width: FrameWidth): void
  onSide(side: Side): void
}

/** Chooses the page, the width at which it is drawn and, in a narrow window, the version. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { before, after, pages, pageId = '', width, side, onPage, onWidth, onSide } = props
  const words = useWords()
  return (
    <div className={styles.bar}>
      {pages && (
        <Select
          label={words('page')}
          value={pageId}
          options={pages.map(({ id, title, isChanged }) => ({
            id,
            label: isChanged ? words('pageChanged', { title }) : title,
          }))}
          onChange={onPage}
        />
      )}
      <RadioGroup<FrameWidth>
        label={words('width')}
        look="segments"
        value={width}
        options={[
          { id: 'desktop', label: words('desktop') },
          { id: 'phone', label: words('phone') },
        ]}
        onChange={onWidth}
      />
      {after !== undefined && (
        <div className={styles.sides}>
          <RadioGroup<Side>
            label={words('side')}
            look="segments"
            value={side}
            options={[
              { id: 'before', label: before },
              { id: 'after', label: after },
            ]}
            onChange={onSide}
          />
        </div>
      )}
    </div>
  )
}
