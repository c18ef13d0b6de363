/** Pages that a list links to beside the current one: the first, the last and its neighbours. */
const AROUND = 1

/** Numbers of pages in order, with null for a gap of at least two; none where there is one page. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  if (last < 2) return []
  const linked = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= AROUND,
  )
  return linked.flatMap((number, index) => {
    const before = linked[index - 1] ?? number
    if (number - before < 2) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
