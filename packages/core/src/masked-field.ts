/**
 * What is answered in place of a secret that nobody may read (specification §9); sent back, it keeps the secret that is there,
 * so that a form can be saved as it was read.
 */
export const MASKED_FIELD = '__MASKED_FIELD__'

export function masked(isThere: boolean): string {
  return isThere ? MASKED_FIELD : ''
}
