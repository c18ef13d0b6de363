import * as z from 'zod'

/** Any valid domain; the spec's short final label binds form fields only. */
export const email = z
  .string()
  .trim()
  .min(3, 'Please enter a valid email')
  .max(256, 'Please enter a valid email')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'Please enter a valid email')

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(256, 'Use at most 256 characters.')

export const account = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type AccountShape = z.infer<typeof account>
