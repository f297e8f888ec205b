'use client'
import { Dialog } from '#components/ui/dialog.tsx'
import { SignInFields } from '#components/layout/sign-in-fields.tsx'
import { answerSignIn, useIsSignedOut } from '#lib/browser/signed-out.ts'

/** Asks to sign in again where one is; what was being sent goes on afterwards, and nothing typed is lost. */
export function SignedOutDialog({ email }: { email: string }) {
  const open = useIsSignedOut()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || answerSignIn(false)}
      title="You have been signed out"
      description="Sign in again to go on. Everything on this page stays as it is."
    >
      {open && <SignInFields email={email} onSignedIn={() => answerSignIn(true)} />}
    </Dialog>
  )
}
