/** How many orders this process has made since it started; for the metrics. */
let count = 0

export function countOrder(): void {
  count += 1
}

export function ordersMade(): number {
  return count
}
