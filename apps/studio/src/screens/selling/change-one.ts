/** A change of a value that may have changed since it was drawn, as two fields can report in one event. */
export type Change<Value> = (now: Value) => Value

/** The list with the one under this id changed. */
export function changeOne<One extends { readonly id: string }>(
  list: readonly One[],
  id: string,
  change: Change<One>,
): One[] {
  return list.map((one) => (one.id === id ? change(one) : one))
}

/** The list without the one under this id. */
export function withoutOne<One extends { readonly id: string }>(
  list: readonly One[],
  id: string,
): One[] {
  return list.filter((one) => one.id !== id)
}
