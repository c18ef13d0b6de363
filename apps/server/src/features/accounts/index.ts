import type { Feature } from '../../platform/feature.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmAddress } from './confirm-address.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { createPasskey } from './create-passkey.ts'
import { createPasskeyChallenge } from './create-passkey-challenge.ts'
import { createRecoveryCodes } from './create-recovery-codes.ts'
import { createSecondFactor } from './create-second-factor.ts'
import { createSignInChallenge } from './create-sign-in-challenge.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { forgetAccountMail, forgetLinks } from './forget-account-mail.ts'
import { forgetChallenges, forgetSessions, forgetSteps } from './forget-sessions.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { getSession } from './get-session.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listSessions } from './list-sessions.ts'
import { migrations } from './migrations.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeLostFactor, removeSecondFactor } from './remove-second-factor.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { restoreEmail } from './restore-email.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { signIn } from './sign-in.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { signUp } from './sign-up.ts'
import { updateAccount } from './update-account.ts'
import { updatePasskey } from './update-passkey.ts'

export { requireCurrentPassword } from './account-guard.ts'
export { type Letter, letterOf } from './account-letters.ts'
export { accountByEmail, insertAccount } from './account-table.ts'
export { hasSecondFactor } from './has-second-factor.ts'
export { keptAccountMail } from './kept-account-mail.ts'
export { hashPassword, isPassword } from './password.ts'
export { plainName } from './plain-name.ts'
export { isSessionOpen, sessionOf } from './session.ts'
export { removeLostFactor }

export const accounts: Feature = {
  name: 'accounts',
  chores: [forgetSessions, forgetSteps, forgetChallenges, forgetAccountMail, forgetLinks],
  routes: [
    changeEmail,
    changePassword,
    confirmAddress,
    confirmEmail,
    confirmSecondFactor,
    createPasskey,
    createPasskeyChallenge,
    createRecoveryCodes,
    createSecondFactor,
    createSignInChallenge,
    endOtherSessions,
    endSession,
    getSecondFactor,
    getSession,
    listPasskeys,
    listSessions,
    removePasskey,
    removeSecondFactor,
    requestReset,
    resetPassword,
    restoreEmail,
    signIn,
    signInByCode,
    signInByPasskey,
    signOut,
    signOutEverywhere,
    signUp,
    updateAccount,
    updatePasskey,
  ],
  jobs: [sendAccountMail],
  migrations,
}
