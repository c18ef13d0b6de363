import { Card, showToast, TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useUpdateAccount } from './use-own-account.ts'

export function NameCard({ name }: { name: string }) {
  const text = useText()
  const { state, values, field, send } = useShortForm(useUpdateAccount(), { name })
  return (
    <Card title={text('account.changeName')} description={text('account.changeNameHint')}>
      <ShortForm
        state={state}
        submit={text('account.saveName')}
        isWide={false}
        onSend={() => send(values, () => showToast({ text: text('account.nameChanged') }))}
      >
        <TextField label={text('account.name')} autoComplete="name" {...field('name')} />
      </ShortForm>
    </Card>
  )
}
