import type { Cart } from '@sitewright/api/cart/shapes'
import type { RefusedCode } from '@sitewright/api/pages/props'
import { type UIEvent, useId, useRef, useState } from 'react'
import { setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite, Refusal } from '../../visitor-api.ts'

export interface CodesProps {
  readonly cart: Cart
  /** Id of the form that the codes are posted with without script. */
  readonly form: string
  /** A code that the server refused when it was posted without script. */
  readonly refused?: RefusedCode | undefined
  onCart(cart: Cart): void
}

const COUPONS = '/api/commerce/shopping-cart/coupons'

/** The cart's discount codes, each with why it takes nothing off where it does not, and a field for another one. */
export function Codes({ cart, form, refused, onCart }: CodesProps) {
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
      const { shoppingCart } = await ask()
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

  const apply = async (event: UIEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || isBusy) return
    const code = input.value
    const before = cart.coupons
    const now = await change(() => callSite('POST', COUPONS, { code }))
    input.focus()
    if (!now) return
    input.value = ''
    const added = now.coupons.find((one) => !before.includes(one)) ?? code.trim()
    const reason = now.couponProblems.find((one) => one.code === added)?.message
    setStatus(reason === undefined ? `${added} was applied.` : `${added}: ${reason}`)
  }

  const remove = async (code: string) => {
    const path = `${COUPONS}?code=${encodeURIComponent(code)}`
    if (!(await change(() => callSite('DELETE', path)))) return
    setStatus(`${code} was removed.`)
    field.current?.focus()
  }

  return (
    <div className="sw-codes" aria-busy={isBusy}>
      {cart.coupons.length > 0 && (
        <ul aria-label="Discount codes">
          {cart.coupons.map((code) => (
            <li key={code}>
              <CodeLine code={code} cart={cart} form={form} onRemove={() => remove(code)} />
            </li>
          ))}
        </ul>
      )}
      <div className="sw-field">
        <label htmlFor={id}>Discount code</label>
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
            Apply
          </button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="sw-field-error" role="alert">
            {problem}
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
        aria-label={`Remove ${code}`}
        onClick={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        Remove
      </button>
      {problem && <p className="sw-field-error">{problem}</p>}
    </>
  )
}
