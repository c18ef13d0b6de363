/** A list of ids, and the moves people make in it. Pure. */

/** One place towards the start (-1) or the end (1); at the edge nothing changes. */
export function moveBy(order: readonly string[], id: string, step: -1 | 1): string[] {
  const from = order.indexOf(id)
  const to = from + step
  const next = [...order]
  if (from < 0 || to < 0 || to >= order.length) return next
  next.splice(from, 1)
  next.splice(to, 0, id)
  return next
}

/** Puts some before or after another one, or at the end where `target` is left out. */
export function placeAt(
  order: readonly string[],
  ids: readonly string[],
  target?: { readonly id: string; readonly isAfter: boolean },
): string[] {
  const rest = order.filter((id) => !ids.includes(id))
  const at = target ? rest.indexOf(target.id) : -1
  const index = target && at >= 0 ? at + (target.isAfter ? 1 : 0) : rest.length
  return [...rest.slice(0, index), ...ids, ...rest.slice(index)]
}
