import { RadioGroup, Switch, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'
import { useMoneyExamples } from './use-site-settings.ts'

/** Form for the site's format of money, with one amount in both forms. */
export function MoneyForm({ siteId, draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  const { data: examples } = useMoneyExamples(siteId, draft.language)
  const example = (title = '…') => text('siteSettings.preview', { title })
  return (
    <>
      <RadioGroup
        label={text('siteSettings.money')}
        description={text('siteSettings.moneyHint')}
        options={[
          {
            id: 'language',
            label: text('siteSettings.moneyOfLanguage'),
            description: example(examples?.ofLanguage),
          },
          {
            id: 'currency',
            label: text('siteSettings.moneyOfCurrency'),
            description: example(examples?.ofCurrency),
          },
        ]}
        value={draft.useCLDRMoneyFormat ? 'language' : 'currency'}
        onChange={(form) => onSet({ useCLDRMoneyFormat: form === 'language' })}
      />
      <Switch
        label={text('siteSettings.trimZeros')}
        description={text('siteSettings.trimZerosHint')}
        isSelected={draft.trimsZeroFractions}
        onChange={(trimsZeroFractions) => onSet({ trimsZeroFractions })}
      />
      <Switch
        label={text('siteSettings.showFree')}
        description={text('siteSettings.showFreeHint')}
        isSelected={draft.showsFreeIfZero}
        onChange={(showsFreeIfZero) => onSet({ showsFreeIfZero })}
      />
      {draft.showsFreeIfZero && (
        <TextField
          label={text('siteSettings.freeLabel')}
          maxLength={40}
          value={draft.freePriceLabel}
          onChange={(freePriceLabel) => onSet({ freePriceLabel })}
          problem={problems.freePriceLabel}
        />
      )}
    </>
  )
}
