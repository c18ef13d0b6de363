import type { Cart } from '@sitewright/api/cart/shapes'
import type { CartPageProps } from '@sitewright/api/pages/props'
import { type FormEvent, useId, useRef, useState } from 'react'
import { setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite, Refusal } from '../../visitor-api.ts'

export interface CodesProps {
  readonly cart: Cart
  readonly crumb: string
  /** The page that the forms go back to without script. */
  readonly page: 'cart' | 'checkout'
  /** A code that the server refused when it was posted without script. */
  readonly refused?: CartPageProps['refusedCode']
  onCart(cart: Cart): void
}

const COUPONS = '/api/commerce/shopping-cart/coupons'

/** The cart's discount codes, each with why it takes nothing off where it does not, and a field for another one. */
export function Codes({ cart, crumb, page, refused, onCart }: CodesProps) {
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

  const apply = async (event: FormEvent<HTMLFormElement>) => {
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
              <CodeLine
                code={code}
                cart={cart}
                {...{ crumb, page }}
                onRemove={() => remove(code)}
              />
            </li>
          ))}
        </ul>
      )}
      <form method="post" action="/cart" onSubmit={apply}>
        <input type="hidden" name="crumb" value={crumb} />
        <input type="hidden" name="page" value={page} />
        <div className="sw-field">
          <label htmlFor={id}>Discount code</label>
          <div className="sw-code-row">
            <input
              id={id}
              ref={field}
              name="code"
              required
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
            />
            <button type="submit" className="sw-button" name="action" value="addCode">
              Apply
            </button>
          </div>
          {problem && (
            <p id={`${id}-problem`} className="sw-field-error" role="alert">
              {problem}
            </p>
          )}
        </div>
      </form>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  )
}

interface CodeLineProps extends Pick<CodesProps, 'cart' | 'crumb' | 'page'> {
  readonly code: string
  onRemove(): void
}

function CodeLine({ code, cart, crumb, page, onRemove }: CodeLineProps) {
  const problem = cart.couponProblems.find((one) => one.code === code)?.message
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRemove()
  }
  return (
    <>
      <span className="sw-code">{code}</span>
      <form method="post" action="/cart" onSubmit={submit}>
        <input type="hidden" name="crumb" value={crumb} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="code" value={code} />
        <button
          type="submit"
          className="sw-link"
          name="action"
          value="removeCode"
          aria-label={`Remove ${code}`}
        >
          Remove
        </button>
      </form>
      {problem && <p className="sw-field-error">{problem}</p>}
    </>
  )
}
