import type { Client } from '@sitewright/api/client'
import { createContext, type ReactNode, useContext } from 'react'
import type { SignInGate } from './sign-in-gate.ts'

export interface Studio {
  readonly call: Client
  readonly gate: SignInGate
}

const StudioContext = createContext<Studio | undefined>(undefined)

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return <StudioContext value={studio}>{children}</StudioContext>
}

function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('StudioProvider is missing above this component.')
  return studio
}

/** Sends calls; the client is the same for the whole life of the page. */
export function useCall(): Client {
  return useStudio().call
}

export function useSignInGate(): SignInGate {
  return useStudio().gate
}
