/** Names of the jobs that follow a payment until it is decided; see `reconcile-payment` and `expire-payment`. */

/** Job that asks the provider about a payment whose answer did not arrive. */
export const RECONCILE_PAYMENT = { name: 'reconcile-payment', maxAttempts: 25 } as const

/** Job that gives up a payment that took too long. */
export const EXPIRE_PAYMENT = { name: 'expire-payment', maxAttempts: 25 } as const
