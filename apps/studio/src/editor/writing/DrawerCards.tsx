import type { PageSummary } from '@sitewright/api/content/shapes'
import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { isStore } from '@sitewright/core/content/collection-kinds'
import { SteadyForm } from '../../forms/SteadyForm.tsx'
import { cardsOf } from '../../screens/item-form/cards-by-kind.ts'
import styles from './ItemDrawer.module.css'
import type { DeskState } from './item-desk.ts'

export interface DrawerCardsProps {
  site: SiteSummary
  page: PageSummary
  desk: DeskState
}

/** The cards of the item's form, one below the other; what is as wide as a table stays in the form. */
export function DrawerCards({ site, page, desk: { form, retry } }: DrawerCardsProps) {
  const { stored, draft, problems, statuses, isDirty } = form
  const { main, side, wide } = cardsOf(page.kind)
  const shown = { site, kind: page.kind, page, stored, draft, problems, statuses, isDirty }
  const part = {
    ...shown,
    isReadOnly: statuses.length === 0,
    onChange: form.change,
    onStored: form.takeStored,
  }
  return (
    <SteadyForm
      className={styles.cards ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        retry()
      }}
    >
      {[...main, ...side, ...(isStore(page.kind) ? [] : wide)].map(({ name, Card }) => (
        <Card key={name} {...part} />
      ))}
    </SteadyForm>
  )
}
