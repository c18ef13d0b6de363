/**
 * The placeholder for a secret that nobody may read (specification §9). Sent back, it keeps the stored secret,
 * so that a form can be saved as it was read.
 */
export const MASKED_FIELD = '__MASKED_FIELD__'

export function masked(isThere: boolean): string {
  return isThere ? MASKED_FIELD : ''
}
