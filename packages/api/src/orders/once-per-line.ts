/** Whether a list of units names no line twice. */
export function areOncePerLine(units: readonly { readonly lineId: string }[]): boolean {
  return new Set(units.map(({ lineId }) => lineId)).size === units.length
}
