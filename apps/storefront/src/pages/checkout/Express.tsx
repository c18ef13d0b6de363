import type { ProviderFields } from '@sitewright/api/checkout/shapes'
import type { OfferedMethod } from '@sitewright/api/pages/props'
import { useEffect, useRef, useState } from 'react'
import { usePageSay } from '../words.ts'
import type { WayToPay } from './PaymentChoices.tsx'

/** Amount that is to be paid, in hundredths of the currency's unit. */
interface Total {
  readonly totalCents: number
  readonly currency: string
}

/** The exports of a payment provider's module for wallets. */
interface ExpressModule {
  /** Draws the wallets that this browser has into the element; undefined where it has none. */
  mountExpress(
    place: HTMLElement,
    given: Total & { readonly needs: ProviderFields['needs'] },
  ): Promise<DrawnWallets | undefined>
}

interface DrawnWallets {
  /** The total has changed. */
  update(total: Total): void
  unmount(): void
}

export interface ExpressProps extends Total {
  readonly way: WayToPay
  readonly methods: readonly OfferedMethod[]
}

/** Room above the checkout for wallets that know the shopper's address; nothing where no provider or browser has any. */
export function Express({ way, methods, ...total }: ExpressProps) {
  const say = usePageSay()
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const offers = methods.flatMap(({ express }) => express ?? [])
  if (offers.length === 0 || !ENDS_IN_PAYMENT[way]) return null
  return (
    <section
      className="sw-express"
      aria-label={say('Express checkout')}
      hidden={drawn.length === 0}
    >
      {offers.map((offer) => (
        <Wallets
          key={offer.module}
          {...offer}
          {...total}
          onDrawn={() => setDrawn((before) => [...before, offer.module])}
        />
      ))}
      <p className="sw-express-or">{say('or fill in your details')}</p>
    </section>
  )
}

interface WalletsProps extends ProviderFields, Total {
  onDrawn(): void
}

const ENDS_IN_PAYMENT: Readonly<Record<WayToPay, boolean>> = {
  now: true,
  later: true,
  nothingDue: false,
  pickupOnly: false,
  impossible: false,
}

/** One provider's buttons. A module that cannot be loaded leaves the checkout as it is. */
function Wallets({ module, needs, totalCents, currency, onDrawn }: WalletsProps) {
  const place = useRef<HTMLDivElement>(null)
  const wallets = useRef<DrawnWallets>(undefined)
  const total = useRef<Total>({ totalCents, currency })

  useEffect(() => {
    total.current = { totalCents, currency }
    wallets.current?.update(total.current)
  }, [totalCents, currency])

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are drawn once, and told when the total changes.
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { mountExpress } = (await import(/* @vite-ignore */ module)) as ExpressModule
      if (isGone || !place.current) return
      const made = await mountExpress(place.current, { needs, ...total.current })
      if (isGone) return made?.unmount()
      wallets.current = made
      if (!made) return
      made.update(total.current)
      onDrawn()
    }
    draw().catch(() => {})
    return () => {
      isGone = true
      wallets.current?.unmount()
      wallets.current = undefined
    }
  }, [module])

  return <div ref={place} />
}
