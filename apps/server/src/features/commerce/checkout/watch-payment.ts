/** Names of the jobs that look after a payment until it is decided; see `reconcile-payment` and `expire-payment`. */

/** Asks the provider about a payment whose answer nobody brought. */
export const RECONCILE_PAYMENT = { name: 'reconcile-payment', maxAttempts: 25 } as const

/** Gives up a payment that took too long. */
export const EXPIRE_PAYMENT = { name: 'expire-payment', maxAttempts: 25 } as const
