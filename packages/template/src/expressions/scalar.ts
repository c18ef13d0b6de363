/** A plain value, the only kind that expressions compute with (language §8). */
export type Scalar = number | string | boolean | null
