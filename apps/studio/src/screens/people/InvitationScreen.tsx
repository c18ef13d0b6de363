import { CallFailure } from '@sitewright/api/client'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { Button, Notice, showToast, TextLink } from '@sitewright/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  INVITATION_PATH,
  keepInvitation,
  waitingInvitation,
} from '../../session/pending-invitation.ts'
import { useAccount, useSignOut } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import { EntranceLayout } from '../accounts/EntranceLayout.tsx'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import styles from './People.module.css'
import { roleSentence } from './role-sentence.ts'
import { useAcceptInvitation, useDeclineInvitation, useInvitation } from './use-invitation.ts'

interface GoingOn {
  /** Goes to another screen of the studio. */
  onGo(path: string): void
}

export interface InvitationScreenProps extends GoingOn {
  /** Token of the link that led here; empty for none. */
  linkToken: string
}

/** The link of an invitation leads here, with or without an account. */
export function InvitationScreen({ linkToken, onGo }: InvitationScreenProps) {
  const text = useText()
  useTitle(text('invitation.title'))
  const [waiting] = useState(waitingInvitation)
  const token = linkToken || waiting
  const invitation = useInvitation(token)
  const isSpent = isRefusedAs(invitation.error, 'linkUnknown')
  if (token === '')
    return <Told title={text('invitation.title')}>{text('invitation.missing')}</Told>
  if (isSpent) return <Told title={text('invitation.title')}>{text('invitation.spent')}</Told>
  return (
    <QueryView
      query={invitation}
      loading={text('invitation.loading')}
      failed={text('invitation.failed')}
    >
      {(facts) => (
        // Acceptance goes on by itself only for the link that waited while its owner signed in.
        <Answer token={token} isAccepted={linkToken === ''} onGo={onGo} {...facts} />
      )}
    </QueryView>
  )
}

interface AnswerProps extends GoingOn {
  token: string
  isAccepted: boolean
  siteTitle: string
  role: number
  email: string
  invitedBy: string | null
}

function Answer({ token, isAccepted, siteTitle, role, email, invitedBy, onGo }: AnswerProps) {
  const text = useText()
  const account = useAccount()
  const accept = useAcceptInvitation(token)
  const decline = useDeclineInvitation(token)
  const name = roleNameOf(role)
  const isSignedIn = Boolean(account.data)
  const onAccept = () =>
    accept.mutate(undefined, {
      onSuccess: (site) => {
        const words = { site: site.title, role: ROLE_WORDS[name].title }
        showToast({ text: text('invitation.accepted', words) })
        onGo(`/sites/${site.id}`)
      },
    })
  const hasGoneOn = useRef(false)
  useEffect(() => {
    if (!isAccepted || !isSignedIn || hasGoneOn.current) return
    hasGoneOn.current = true
    onAccept()
  })
  const title = text('invitation.invites', { name: invitedBy ?? siteTitle, site: siteTitle })
  if (decline.isSuccess) return <Told title={title}>{text('invitation.declined')}</Told>
  const signUpWith = (path: string) => () => {
    keepInvitation(token)
    onGo(path)
  }
  return (
    <EntranceLayout
      title={title}
      description={text('invitation.as', { role: ROLE_WORDS[name].title, may: roleSentence(name) })}
      footer={account.data && <SignedInAs {...account.data} />}
    >
      <div className={styles.stack}>
        {(accept.error ?? decline.error) && (
          <Refusal error={accept.error ?? decline.error} siteId={token.slice(0, 24)} />
        )}
        {account.data && account.data.email.toLowerCase() !== email.toLowerCase() && (
          <Notice>
            {text('invitation.otherAddress', { invited: email, email: account.data.email })}
          </Notice>
        )}
        {isSignedIn ? (
          <Button look="primary" isWide isPending={accept.isPending} onPress={onAccept}>
            {text('invitation.accept')}
          </Button>
        ) : (
          <>
            <Button
              look="primary"
              isWide
              onPress={signUpWith(`/sign-in?next=${encodeURIComponent(INVITATION_PATH)}`)}
            >
              {text('invitation.acceptSignIn')}
            </Button>
            <Button isWide onPress={signUpWith('/sign-up')}>
              {text('invitation.acceptSignUp')}
            </Button>
          </>
        )}
        <Button isWide isPending={decline.isPending} onPress={() => decline.mutate()}>
          {text('invitation.decline')}
        </Button>
      </div>
    </EntranceLayout>
  )
}

/** Who is signed in, and the way to another account. */
function SignedInAs({ name, email }: { name: string; email: string }) {
  const text = useText()
  const signOut = useSignOut()
  return (
    <>
      {text('invitation.signedInAs', { name, email })}{' '}
      <Button size="small" isPending={signOut.isPending} onPress={() => signOut.mutate()}>
        {text('invitation.otherAccount')}
      </Button>
    </>
  )
}

function Refusal({ error, siteId }: { error: Error | null; siteId: string }) {
  const text = useText()
  if (!isRefusedAs(error, 'alreadyHere')) {
    return (
      <Notice tone="danger" isAlert>
        {error?.message}
      </Notice>
    )
  }
  return (
    <Notice
      isAlert
      action={<TextLink href={`/sites/${siteId}`}>{text('invitation.toSite')}</TextLink>}
    >
      {text('invitation.already')}
    </Notice>
  )
}

/** The end of an invitation that cannot be answered, or was. */
function Told({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  return (
    <EntranceLayout
      title={title}
      description=""
      footer={<TextLink href="/">{text('invitation.toSites')}</TextLink>}
    >
      <p>{children}</p>
    </EntranceLayout>
  )
}

function isRefusedAs(error: Error | null, code: string): boolean {
  return error instanceof CallFailure && error.envelope.code === code
}
