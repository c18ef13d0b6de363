import { Notice, TextField, type TextFieldProps } from '@sitewright/ui'
import { useText } from '../text.ts'

/** Keyboards of Android correct, complete and close what is typed behind the page's back, which ruins code. */
export const CAN_EDIT_CODE = !/Android/i.test(globalThis.navigator?.userAgent ?? '')

/** A field of code: where code cannot be edited it shows it, and says so. */
export function CodeField({ isReadOnly = false, ...props }: Omit<TextFieldProps, 'isCode'>) {
  return (
    <>
      <CodeNotice />
      <TextField {...props} isCode isReadOnly={isReadOnly || !CAN_EDIT_CODE} />
    </>
  )
}

/** Stands at fields of code that cannot be edited here. */
export function CodeNotice() {
  const text = useText()
  return CAN_EDIT_CODE ? null : <Notice>{text('code.notOnAndroid')}</Notice>
}
