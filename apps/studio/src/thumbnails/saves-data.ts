interface Connection {
  readonly saveData?: boolean
}

/** Whether the reader asked the browser, or the device, for less data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
