import type { Cart } from '@sitewright/api/cart/shapes'
import type { OfferedMethod, PaymentChoice } from '@sitewright/api/pages/props'
import { usePageSay, useTold } from '../words.ts'
import { PickupOnly } from './PickupOnly.tsx'

/** Whether the shopper pays now, orders now and pays later, has nothing to pay, has to pick the order up, or cannot pay at all. */
export type WayToPay = 'now' | 'later' | 'nothingDue' | 'pickupOnly' | 'impossible'

/** The methods that fit the delivery that was chosen. */
export function methodsFor(
  { selectedShippingOption }: Pick<Cart, 'selectedShippingOption'>,
  methods: readonly OfferedMethod[],
): readonly OfferedMethod[] {
  const isPickup = selectedShippingOption?.kind === 'pickup'
  return methods.filter(({ isForPickup }) => isPickup || !isForPickup)
}

export function wayToPayFor(
  { entries, grandTotalCents }: Pick<Cart, 'entries' | 'grandTotalCents'>,
  methods: readonly OfferedMethod[],
  /** With those that do not fit the delivery. */
  all: readonly OfferedMethod[],
): WayToPay {
  if (entries.length > 0 && grandTotalCents === 0) return 'nothingDue'
  if (methods.length === 0) return all.length > 0 ? 'pickupOnly' : 'impossible'
  return methods.some(({ isPaidLater }) => isPaidLater) ? 'later' : 'now'
}

/** The way to pay with the method that is chosen; where none is known to be, as without a script, the one that is true of all methods. */
export function wayToPayBy(
  token: string | undefined,
  way: WayToPay,
  methods: readonly Pick<OfferedMethod, 'choices' | 'isPaidLater'>[],
): WayToPay {
  if (way !== 'now' && way !== 'later') return way
  const chosen = methods.find(({ choices }) => choices.some((choice) => choice.token === token))
  if (!chosen) return way
  return chosen.isPaidLater ? 'later' : 'now'
}

export interface PaymentChoicesProps {
  readonly cart: Cart
  readonly way: WayToPay
  readonly methods: readonly OfferedMethod[]
  /** The choice of an earlier try. */
  readonly chosen: string | undefined
}

/** The choice of how to pay. Practice cards take no money and say what they will do. */
export function PaymentChoices({ cart, way, methods, chosen }: PaymentChoicesProps) {
  const say = usePageSay()
  return (
    <fieldset>
      <legend>{say('Payment')}</legend>
      {way === 'nothingDue' && <p>{say('There is nothing to pay for this order.')}</p>}
      {way === 'pickupOnly' && <PickupOnly cart={cart} />}
      {way === 'impossible' && (
        <div className="sw-problem">
          <p>
            {say(
              'This shop cannot take payment yet. Your cart stays as it is; please come back later.',
            )}
          </p>
        </div>
      )}
      {(way === 'now' || way === 'later') && <PaymentMethods methods={methods} chosen={chosen} />}
    </fieldset>
  )
}

/** The methods to choose from, with what each of them takes. */
export function PaymentMethods({
  methods,
  chosen = methods[0]?.choices[0]?.token,
}: Pick<PaymentChoicesProps, 'methods' | 'chosen'>) {
  return methods.map((method) => (
    <Method
      key={method.choices[0]?.token}
      {...method}
      isAlone={methods.length === 1}
      chosen={chosen}
    />
  ))
}

interface MethodProps extends OfferedMethod {
  /** Whether it is the only one, which needs no name. */
  readonly isAlone: boolean
  readonly chosen: string | undefined
}

function Method({ title, sentence, isPractice, choices, isAlone, chosen }: MethodProps) {
  const told = useTold()
  const [only, ...others] = choices
  if (only && others.length === 0) return <Choice choice={only} chosen={chosen} />
  return (
    <>
      {!isAlone && <p className="sw-method">{told(title)}</p>}
      {sentence && <p className={isPractice ? 'sw-practice' : 'sw-note'}>{told(sentence)}</p>}
      {choices.map((choice) => (
        <Choice key={choice.token} choice={choice} chosen={chosen} />
      ))}
    </>
  )
}

function Choice({
  choice: { token, label, hint },
  chosen,
}: {
  readonly choice: PaymentChoice
  readonly chosen: string | undefined
}) {
  const told = useTold()
  return (
    <label className="sw-choice">
      <input type="radio" name="paymentToken" value={token} defaultChecked={token === chosen} />
      <span>
        {told(label)}
        {hint && <span className="sw-note sw-lines">{told(hint)}</span>}
      </span>
    </label>
  )
}
