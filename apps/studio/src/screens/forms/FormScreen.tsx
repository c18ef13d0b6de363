import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { FormBuilder } from './FormBuilder.tsx'
import { useForm } from './use-forms.ts'

export interface FormScreenProps {
  siteId: string
  formId: string
  onRemoved(): void
}

export function FormScreen({ siteId, formId, onRemoved }: FormScreenProps) {
  const text = useText()
  const form = useForm(siteId, formId)
  return (
    <QueryView query={form} loading={text('forms.loadingOne')} failed={text('forms.failedOne')}>
      {(saved) => (
        <FormBuilder key={saved.id} siteId={siteId} loaded={saved} onRemoved={onRemoved} />
      )}
    </QueryView>
  )
}
