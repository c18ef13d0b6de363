import type { ProviderFields as Fields } from '@sitewright/api/checkout/shapes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Problem } from '../Problem.tsx'
import { usePageSay, useTold } from '../words.ts'

/** The exports of a payment provider's module. */
interface FieldsModule {
  /** Draws the fields into the element, ready to be filled in. */
  mount(
    place: HTMLElement,
    given: { readonly needs: Fields['needs']; readonly returnUrl: string },
  ): Promise<MountedFields> | MountedFields
}

interface MountedFields {
  /** Sends what was typed to the provider. Gives a sentence where the shopper has to mend something, or nothing. */
  confirm(): Promise<string | undefined>
  unmount?(): void
}

export interface ProviderFieldsProps extends Fields {
  /** The address to go to once the provider has what it asks for. */
  readonly returnUrl: string
}

const NOT_LOADED = 'The payment form could not be loaded. Please reload the page.'
const NOT_SENT = 'That could not be sent. Please try again.'

/** The payment provider's own fields: what is typed into them goes to the provider alone. */
export function ProviderFields({ module, needs, returnUrl }: ProviderFieldsProps) {
  const say = usePageSay()
  const told = useTold()
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<MountedFields>()
  // A provider that asks again, say after a declined card, says why.
  const [problem, setProblem] = useState(
    typeof needs.problem === 'string' ? needs.problem : undefined,
  )
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    let isGone = false
    let mounted: MountedFields | undefined
    const draw = async () => {
      const { mount } = (await import(/* @vite-ignore */ module)) as FieldsModule
      if (isGone || !place.current) return
      const address = new URL(returnUrl, location.href).href
      mounted = await mount(place.current, { needs, returnUrl: address })
      if (isGone) mounted.unmount?.()
      else setFields(mounted)
    }
    draw().catch(() => setProblem(NOT_LOADED))
    return () => {
      isGone = true
      mounted?.unmount?.()
    }
  }, [module, needs, returnUrl])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!fields || isSending) return
    setIsSending(true)
    setProblem(undefined)
    const wrong = await fields.confirm().catch(() => NOT_SENT)
    if (wrong === undefined) return location.assign(returnUrl)
    setProblem(wrong)
    setIsSending(false)
  }

  return (
    <form className="sw-checkout-form" onSubmit={submit}>
      <fieldset>
        <legend>{say('Payment details')}</legend>
        {typeof needs.notice === 'string' && <p className="sw-practice">{told(needs.notice)}</p>}
        <div ref={place} />
      </fieldset>
      {problem && <Problem message={told(problem)} />}
      <button
        type="submit"
        className="sw-button sw-button-primary"
        aria-disabled={!fields || isSending}
      >
        {isSending ? say('Paying…') : say('Pay now')}
      </button>
      <noscript>
        <p>{say('Paying this way needs JavaScript.')}</p>
      </noscript>
    </form>
  )
}
