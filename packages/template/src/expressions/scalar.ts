/** A plain value, all that expressions compute with (language §8). */
export type Scalar = number | string | boolean | null
