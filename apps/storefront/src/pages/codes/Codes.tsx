import type { Cart } from '@sitewright/api/cart/shapes'
import type { RefusedCode } from '@sitewright/api/pages/props'
import { type Ref, type UIEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { recalculate, setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite, Refusal } from '../../visitor-api.ts'
import { usePageSay, useTold } from '../words.ts'

/** Handle of the field for codes. */
export interface CodesHandle {
  /**
   * Applies a code that was typed and not applied. Gives the cart that it made, null where it was refused, which the field
   * then says, and undefined where there is none, or only one that the field has refused already.
   */
  applyTyped(): Promise<Cart | null | undefined>
}

export interface CodesProps {
  readonly ref?: Ref<CodesHandle>
  readonly cart: Cart
  /** Id of the form that the codes are posted with without script. */
  readonly form: string
  /** A code that the server refused when it was posted without script. */
  readonly refused?: RefusedCode | undefined
  onCart(cart: Cart): void
}

const COUPONS = '/api/commerce/shopping-cart/coupons'

/** The cart's discount codes, each with why it takes nothing off where it does not, and a field for another one. */
export function Codes({ ref, cart, form, refused, onCart }: CodesProps) {
  const say = usePageSay()
  const told = useTold()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(refused?.message)
  const [status, setStatus] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const change = async (ask: () => Promise<{ shoppingCart: Cart }>): Promise<Cart | undefined> => {
    setIsBusy(true)
    setProblem(undefined)
    setStatus('')
    try {
      const { shoppingCart } = await recalculate(ask)
      onCart(shoppingCart)
      tellCart(shoppingCart)
      return shoppingCart
    } catch (error) {
      const said = error instanceof Refusal ? error.envelope.errors?.code : undefined
      setProblem(said ?? (error instanceof Error ? error.message : 'Please try again.'))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  const applyTo = async (input: HTMLInputElement): Promise<Cart | undefined> => {
    const code = input.value
    const before = cart.coupons
    const now = await change(() => callSite('POST', COUPONS, { code }))
    if (!now) return undefined
    input.value = ''
    const added = now.coupons.find((one) => !before.includes(one)) ?? code.trim()
    const reason = now.couponProblems.find((one) => one.code === added)?.message
    setStatus(
      reason === undefined
        ? say('{code} was applied.', { code: added })
        : `${added}: ${told(reason)}`,
    )
    return now
  }

  const apply = async (event: UIEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || isBusy) return
    await applyTo(input)
    input.focus()
  }

  useImperativeHandle(ref, () => ({
    applyTyped: async () => {
      const input = field.current
      if (!input?.value.trim() || isBusy || problem !== undefined) return undefined
      const now = await applyTo(input)
      if (!now) input.focus()
      return now ?? null
    },
  }))

  const remove = async (code: string) => {
    const path = `${COUPONS}?code=${encodeURIComponent(code)}`
    if (!(await change(() => callSite('DELETE', path)))) return
    setStatus(say('{code} was removed.', { code }))
    field.current?.focus()
  }

  return (
    <div className="sw-codes" aria-busy={isBusy}>
      {cart.coupons.length > 0 && (
        <ul aria-label={say('Discount codes')}>
          {cart.coupons.map((code) => (
            <li key={code}>
              <CodeLine code={code} cart={cart} form={form} onRemove={() => remove(code)} />
            </li>
          ))}
        </ul>
      )}
      <div className="sw-field">
        <label htmlFor={id}>{say('Discount code')}</label>
        <div className="sw-code-row">
          <input
            id={id}
            ref={field}
            form={form}
            name="code"
            maxLength={100}
            defaultValue={refused?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            // biome-ignore lint/a11y/noAutofocus: without script this is how a shopper gets to what went wrong.
            autoFocus={refused !== undefined}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={() => setProblem(undefined)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void apply(event)
            }}
          />
          <button
            type="submit"
            form={form}
            className="sw-button"
            name="action"
            value="addCode"
            formNoValidate
            onClick={(event) => void apply(event)}
          >
            {say('Apply')}
          </button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="sw-field-error" role="alert">
            {told(problem)}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  )
}

interface CodeLineProps extends Pick<CodesProps, 'cart' | 'form'> {
  readonly code: string
  onRemove(): void
}

function CodeLine({ code, cart, form, onRemove }: CodeLineProps) {
  const say = usePageSay()
  const told = useTold()
  const problem = cart.couponProblems.find((one) => one.code === code)?.message
  return (
    <>
      <span className="sw-code">{code}</span>
      <button
        type="submit"
        form={form}
        className="sw-link"
        name="removeCode"
        value={code}
        formNoValidate
        aria-label={say('Remove {title}', { title: code })}
        onClick={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        {say('Remove')}
      </button>
      {problem && <p className="sw-field-error">{told(problem)}</p>}
    </>
  )
}
