/** Whether visitors see an item at a time in milliseconds. */
export function isVisible(
  { visibleFrom }: { readonly visibleFrom: Date | null },
  now: number,
): boolean {
  return visibleFrom !== null && visibleFrom.getTime() <= now
}
