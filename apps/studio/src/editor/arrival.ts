import type { ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key that the entry had before the editor wrote into its address what is open there. */
    arrival?: string
  }
}

/** Tells one step to an address from another: it stays when the editor writes over the address itself. */
export function arrivalOf({
  arrival,
  __TSR_key: key,
}: ParsedLocation['state']): string | undefined {
  return arrival ?? key
}
