'use client'
import { Dialog } from '#components/ui/dialog.tsx'
import { SignInFields } from '#components/layout/sign-in-fields.tsx'
import { answerSignIn, useIsSignedOut } from '#lib/browser/signed-out.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Asks to sign in again where one is; what was being sent goes on afterwards, and nothing typed is lost. */
export function SignedOutDialog({ email }: { email: string }) {
  const open = useIsSignedOut()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || answerSignIn(false)}
      title={t('youHaveBeenSignedOut')}
      description={t('signInAgainToGo')}
    >
      {open && <SignInFields email={email} onSignedIn={() => answerSignIn(true)} />}
    </Dialog>
  )
}
