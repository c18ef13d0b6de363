import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useStoreSettings } from '../settings/use-store-settings.ts'
import { FundForm, type FundFormProps } from './FundForm.tsx'
import { useFund } from './use-funds.ts'

type Going = Pick<FundFormProps, 'siteId' | 'onSaved' | 'onRemoved'>

/** The form of a new fund. */
export function NewFundScreen(props: Going) {
  return <FormOf {...props} stored={null} />
}

/** The form of a fund. */
export function FundScreen({ fundId, ...props }: Going & { fundId: string }) {
  const text = useText()
  const fund = useFund(props.siteId, fundId)
  return (
    <QueryView query={fund} loading={text('funds.loadingOne')} failed={text('funds.failedOne')}>
      {(stored) => <FormOf {...props} key={stored.id} stored={stored} />}
    </QueryView>
  )
}

function FormOf(props: Going & Pick<FundFormProps, 'stored'>) {
  const text = useText()
  const settings = useStoreSettings(props.siteId)
  return (
    <QueryView query={settings} loading={text('funds.loadingOne')} failed={text('funds.failedOne')}>
      {({ currency }) => <FundForm {...props} currency={currency} />}
    </QueryView>
  )
}
