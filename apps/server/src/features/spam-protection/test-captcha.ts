/** Captchas as a visitor's browser answers them. */

import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

interface Visitor {
  get(path: string): Promise<{ readonly body: unknown; readonly text: string }>
}

export async function newChallenge(visitor: Visitor): Promise<Challenge> {
  const { body, text } = await visitor.get('/api/captcha/challenge')
  const challenge = body as Challenge
  if (!challenge.parameters) throw new Error(text)
  return challenge
}

export const tokenOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** The token of a solved challenge. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}
