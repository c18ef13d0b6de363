export interface SizeValue {
  readonly number: number
  /** `px`, `%`, or nothing. */
  readonly unit: string
}

/** `20px` in its parts; nothing for what is no number with a unit. */
export function readSize(value: string): SizeValue | undefined {
  const [, number, unit = ''] =
    /^(-?\d+(?:\.\d+)?|-?\.\d+)([a-z]{0,4}|%)$/i.exec(value.trim()) ?? []
  return number === undefined ? undefined : { number: Number(number), unit }
}
