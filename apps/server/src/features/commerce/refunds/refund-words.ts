/** Lines of an order's history about its money that goes back. Pure. */

/** "Refund of €20.00 started, 2 items back in stock: broken on the way". */
export function startedWords(
  amount: string,
  { isByHand, restocked, reason }: { isByHand: boolean; restocked: number; reason: string },
): string {
  const deed = isByHand ? `${amount} given back by hand` : `Refund of ${amount} started`
  return `${deed}${restockedWords(restocked)}${reasonWords(reason)}`
}

export function cancelledWords(reason: string, restocked: number): string {
  return `Order cancelled${restockedWords(restocked)}${reasonWords(reason)}`
}

export function failedWords(amount: string, failure: string): string {
  return `${amount} could not be given back${reasonWords(failure)}`
}

function restockedWords(units: number): string {
  if (units === 0) return ''
  return `, ${units} ${units === 1 ? 'item' : 'items'} back in stock`
}

function reasonWords(reason: string): string {
  return reason === '' ? '' : `: ${reason}`
}
