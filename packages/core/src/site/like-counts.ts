/**
 * Whether a new number of likes is worth making pages anew for: each of the first thousand, then each that changes the number by up to a
 * percent. Pages are cached, and a flood of likes must not make them again and again; scripts ask for the exact number. Pure.
 */
export function isTold(count: number): boolean {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2)
  return count % step === 0
}
