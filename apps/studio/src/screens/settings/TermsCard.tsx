import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { Card, Checkbox, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'

export interface TermsCardProps {
  readonly draft: StoreSettings
  readonly canEdit: boolean
  readonly problems: Readonly<Record<string, string | undefined>>
  set(change: Partial<StoreSettings>): void
}

/** The pages that shoppers buy under. */
export function TermsCard({ draft, canEdit, problems, set }: TermsCardProps) {
  const text = useText()
  const isNone = draft.termsUrl.trim() === '' && draft.returnsUrl.trim() === ''
  return (
    <Card title={text('settings.terms')} description={text('settings.termsHint')}>
      <TextField
        label={text('settings.termsUrl')}
        isOptional
        isDisabled={!canEdit}
        value={draft.termsUrl}
        onChange={(termsUrl) => set({ termsUrl })}
        problem={problems.termsUrl}
      />
      <TextField
        label={text('settings.returnsUrl')}
        isOptional
        isDisabled={!canEdit}
        value={draft.returnsUrl}
        onChange={(returnsUrl) => set({ returnsUrl })}
        problem={problems.returnsUrl}
      />
      <Checkbox
        label={text('settings.requiresConsent')}
        description={text(isNone ? 'settings.consentNeedsPage' : 'settings.requiresConsentHint')}
        isDisabled={!canEdit || isNone}
        isSelected={draft.requiresConsent && !isNone}
        onChange={(requiresConsent) => set({ requiresConsent })}
      />
    </Card>
  )
}
