import * as z from 'zod'
import { defineCall } from '../call.ts'
import { currentPassword } from './shapes.ts'

export const createSecondFactor = defineCall({
  name: 'createSecondFactor',
  summary: 'Makes a key for an authenticator app. It counts once a code of the app confirms it.',
  audience: 'account',
  method: 'POST',
  path: '/api/second-factor',
  input: z.object({ currentPassword }),
  output: z.object({
    /** The key in Base32, for typing it into an app. */
    key: z.string(),
    /** The key as a QR code, an SVG. */
    qrCode: z.string(),
  }),
})
