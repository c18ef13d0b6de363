import { MAX_STOCK } from '@sitewright/core/commerce/stock-reasons'
import { AFTER_ADDING, type StoreSettings } from '@sitewright/core/commerce/store-settings'
import { CURRENCIES } from '@sitewright/core/money'
import {
  Button,
  Card,
  Checkbox,
  classNames,
  Notice,
  NumberField,
  PageHeader,
  Select,
  showToast,
  TextField,
} from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import screen from '../../shell/Screen.module.css'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { CountryField } from '../selling/CountryField.tsx'
import { SellingNav } from '../selling/SellingNav.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { CannotPayNotice } from './CannotPayNotice.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { MerchandisingFields } from './MerchandisingFields.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { Payouts } from './Payouts.tsx'
import { ProductPageCard } from './ProductPageCard.tsx'
import styles from './StoreSettingsScreen.module.css'
import { TermsCard } from './TermsCard.tsx'
import { useSaveStoreSettings, useStorePayment, useStoreSettings } from './use-store-settings.ts'

const FIELDS = [
  'currency',
  'country',
  'replyToEmail',
  'termsUrl',
  'returnsUrl',
  'merchandising.',
  'productPage.',
  'deliveryTimes.',
  'lowStockUpTo',
]

export function StoreSettingsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const settings = useStoreSettings(siteId)
  useTitle(text('settings.title'))
  return (
    <Screen>
      <QueryView
        query={settings}
        loading={text('settings.loading')}
        failed={text('settings.failed')}
      >
        {(stored) => (
          <>
            <SettingsForm siteId={siteId} stored={stored} canEdit={can('commerce.settings')} />
            <PaymentMethods siteId={siteId} canEdit={can('commerce.settings')} />
            {can('commerce.settings') && <Payouts siteId={siteId} />}
          </>
        )}
      </QueryView>
    </Screen>
  )
}

interface SettingsFormProps {
  siteId: string
  stored: StoreSettings
  canEdit: boolean
}

function SettingsForm({ siteId, stored, canEdit }: SettingsFormProps) {
  const text = useText()
  // Only what was typed here is sent, so that this form takes back nothing that is changed elsewhere.
  const [typed, setTyped] = useState<Partial<StoreSettings>>({})
  const draft = { ...stored, ...typed }
  const save = useSaveStoreSettings(siteId)
  const payment = useStorePayment(siteId)
  const { form, problems, general } = useFormProblems(save.error, FIELDS)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)
  const set = (change: Partial<StoreSettings>) => setTyped((now) => ({ ...now, ...change }))
  return (
    <Form
      ref={form}
      className={classNames(screen.screen, styles.form)}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(typed, {
          onSuccess: () => {
            setTyped({})
            showToast({ text: text('settings.saved') })
          },
        })
      }}
    >
      <PageHeader
        title={text('settings.title')}
        actions={
          canEdit && (
            <Button type="submit" look="primary" isPending={save.isPending} isDisabled={!isDirty}>
              {text('common.save')}
            </Button>
          )
        }
      />
      <SellingNav siteId={siteId} part="" />
      <CannotPayNotice siteId={siteId} />
      {payment === 'practice' && <Notice>{text('settings.practises')}</Notice>}
      {!canEdit && <Notice>{text('common.readOnly')}</Notice>}
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      <Card title={text('settings.money')} description={text('settings.moneyHint')}>
        <Select
          label={text('settings.currency')}
          isDisabled={!canEdit}
          value={draft.currency}
          options={CURRENCIES.map(({ code, name }) => ({ id: code, label: `${name} (${code})` }))}
          onChange={(currency) => set({ currency })}
          problem={problems.currency}
        />
      </Card>
      <Card title={text('settings.place')} description={text('settings.placeHint')}>
        <CountryField
          label={text('settings.country')}
          isDisabled={!canEdit}
          value={draft.country}
          onChange={(country) => set({ country })}
          problem={problems.country}
        />
      </Card>
      <Card title={text('settings.services')}>
        <Checkbox
          label={text('settings.manyServices')}
          description={text('settings.manyServicesHint')}
          isDisabled={!canEdit}
          isSelected={draft.multipleQuantityAllowedForServices}
          onChange={(isAllowed) => set({ multipleQuantityAllowedForServices: isAllowed })}
        />
      </Card>
      <Card title={text('settings.afterAdding')}>
        <Select
          label={text('settings.afterAddingField')}
          description={text('settings.afterAddingHint')}
          isDisabled={!canEdit || draft.expressCheckout}
          value={draft.afterAdding}
          options={AFTER_ADDING.map((id) => ({ id, label: text(`settings.after.${id}`) }))}
          onChange={(afterAdding) => set({ afterAdding })}
        />
      </Card>
      <Card title={text('settings.express')}>
        <Checkbox
          label={text('settings.expressOn')}
          description={text('settings.expressHint')}
          isDisabled={!canEdit}
          isSelected={draft.expressCheckout}
          onChange={(expressCheckout) => set({ expressCheckout })}
        />
      </Card>
      <TermsCard draft={draft} canEdit={canEdit} problems={problems} set={set} />
      <MerchandisingFields
        value={draft.merchandising}
        isDisabled={!canEdit}
        problems={problems}
        onChange={(merchandising) => set({ merchandising })}
      />
      <ProductPageCard
        value={draft.productPage}
        isDisabled={!canEdit}
        problems={problems}
        onChange={(productPage) => set({ productPage })}
      />
      <DeliveryCard
        value={draft.deliveryTimes}
        isDisabled={!canEdit}
        problems={problems}
        onChange={(deliveryTimes) => set({ deliveryTimes })}
      />
      <Card title={text('stock.title')}>
        <NumberField
          label={text('stock.lowUpToStore')}
          description={text('stock.lowUpToStoreHint')}
          minValue={0}
          maxValue={MAX_STOCK}
          isDisabled={!canEdit}
          value={draft.lowStockUpTo}
          onChange={(units) => set({ lowStockUpTo: units || 0 })}
          problem={problems.lowStockUpTo}
        />
      </Card>
      <Card title={text('settings.mail')} description={text('settings.mailHint')}>
        <TextField
          label={text('settings.replyTo')}
          type="email"
          isOptional
          autoComplete="email"
          isDisabled={!canEdit}
          value={draft.replyToEmail}
          onChange={(replyToEmail) => set({ replyToEmail })}
          problem={problems.replyToEmail}
        />
      </Card>
      <SaveBar
        isShown={isDirty}
        isSaving={save.isPending}
        saveLabel={text('common.save')}
        onDiscard={() => {
          setTyped({})
          save.reset()
        }}
      />
      <UnsavedGuard isDirty={() => isDirty} />
    </Form>
  )
}
