import { CallFailure } from '@sitewright/api/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../text.ts'
import { useCall } from './StudioProvider.tsx'
import type { PasskeyAnswer } from './sign-in-by-passkey.ts'
import { useArrival } from './use-account.ts'

const load = () => import('./sign-in-by-passkey.ts')

export interface PasskeySignInOptions {
  rememberMe: boolean
  /** Whether the field that suggestions belong to is there. */
  isOffering: boolean
  onDone(): void
}

/** Signing in by a passkey: at the press of a button, and among the suggestions of the email field where the browser can. */
export function usePasskeySignIn({ rememberMe, isOffering, onDone }: PasskeySignInOptions) {
  const call = useCall()
  const text = useText()
  const arrive = useArrival()
  const signIn = useMutation({
    /** Sends an answer that was given already, or asks for one. */
    mutationFn: async (given: PasskeyAnswer | undefined) => {
      const { askForPasskey, sendAnswer } = await load()
      const answer = given ?? (await asPerson(askForPasskey(call), text('account.passkeyNotUsed')))
      return sendAnswer(call, { ...answer, rememberMe })
    },
    onSuccess: (account) => {
      arrive(account)
      onDone()
    },
  })
  const { mutate, isPending, isError, isSuccess } = signIn
  const send = useEffectEvent((answer: PasskeyAnswer) => mutate(answer))
  // The button's window takes the place of an offer; after a failure the button alone is left, and who was let in is asked no more.
  useEffect(() => {
    if (!isOffering || isPending || isError || isSuccess || !hasPasskeys()) return
    let isOver = false
    void (async () => {
      try {
        const { askForPasskey, canOfferPasskeys } = await load()
        if (isOver || !(await canOfferPasskeys()) || isOver) return
        const answer = await askForPasskey(call, { isOffer: true })
        if (!isOver) send(answer)
      } catch {
        // Nobody asked for it: what ends an offer, such as the button, is no failure to tell.
      }
    })()
    return () => {
      isOver = true
    }
  }, [call, isOffering, isPending, isError, isSuccess])
  useEffect(() => {
    if (!isOffering || !hasPasskeys()) return
    return () => void load().then(({ endOffer }) => endOffer())
  }, [isOffering])
  return { signIn: () => mutate(undefined), error: signIn.error, isPending }
}

/** Whether the browser knows passkeys at all; it does not without https, but on this machine. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Words for people in place of the browser's, which are for developers; a failed call has words of its own. */
async function asPerson<Answer>(asked: Promise<Answer>, message: string): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof CallFailure ? error : new Error(message, { cause: error })
  }
}
