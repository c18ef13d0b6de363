import { Card, showToast, TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useUpdateAccount } from './use-own-account.ts'
import { useOwnWords } from './use-own-words.ts'

export function NameCard({ name }: { name: string }) {
  const text = useText()
  const words = useOwnWords()
  const { state, values, field, send } = useShortForm(useUpdateAccount(), { name })
  return (
    <Card title={words('changeName')} description={words('changeNameHint')}>
      <ShortForm
        state={state}
        submit={words('saveName')}
        isWide={false}
        onSend={() => send(values, () => showToast({ text: words('nameChanged') }))}
      >
        <TextField label={text('account.name')} autoComplete="name" {...field('name')} />
      </ShortForm>
    </Card>
  )
}
