import type { Client } from '@sitewright/api/client'
import { strictContext } from '@sitewright/ui'
import type { ReactNode } from 'react'
import type { SignInGate } from './sign-in-gate.ts'

export interface Studio {
  readonly call: Client
  readonly gate: SignInGate
}

const [StudioContext, useStudio] = strictContext<Studio>('StudioProvider')

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return <StudioContext value={studio}>{children}</StudioContext>
}

/** Sends calls; the client is the same for the whole life of the page. */
export function useCall(): Client {
  return useStudio().call
}

export function useSignInGate(): SignInGate {
  return useStudio().gate
}
