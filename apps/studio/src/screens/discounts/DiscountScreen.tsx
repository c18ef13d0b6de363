import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { useSite } from '../sites/use-sites.ts'
import { DiscountForm, type DiscountFormProps } from './DiscountForm.tsx'
import { useDiscount } from './use-discounts.ts'

type Going = Pick<DiscountFormProps, 'siteId' | 'onSaved' | 'onRemoved'>

/** The form of a new discount. */
export function NewDiscountScreen(props: Going) {
  return <FormOf {...props} stored={null} />
}

/** The form of a discount. */
export function DiscountScreen({ discountId, ...props }: Going & { discountId: string }) {
  const text = useText()
  const discount = useDiscount(props.siteId, discountId)
  return (
    <QueryView
      query={discount}
      loading={text('discounts.loadingOne')}
      failed={text('discounts.failedOne')}
    >
      {(stored) => <FormOf {...props} key={stored.id} stored={stored} />}
    </QueryView>
  )
}

function FormOf(props: Going & Pick<DiscountFormProps, 'stored'>) {
  const text = useText()
  const site = useSite(props.siteId)
  const settings = useStoreSettings(props.siteId)
  const words = { loading: text('discounts.loadingOne'), failed: text('discounts.failedOne') }
  return (
    <QueryView query={settings} {...words}>
      {(store) => (
        <QueryView query={site} {...words}>
          {({ timeZone }) => <DiscountForm {...props} store={store} timeZone={timeZone} />}
        </QueryView>
      )}
    </QueryView>
  )
}
