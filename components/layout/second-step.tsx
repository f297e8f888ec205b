'use client'
import { useEffect, useRef } from 'react'
import { ProofFields } from '#components/layout/proof-fields.tsx'
import { waitSentence } from '#components/layout/wait-sentence.ts'
import { takeSecondStep } from '#lib/browser/session.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { challenge: ProofChallengeView; onSignedIn: () => void; onBack: () => void }

/** What comes after the password where the account has a passkey or an app. */
export function SecondStep({ challenge, onSignedIn, onBack }: Props) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={heading} tabIndex={-1} className="outline-none">
        {t('thePasswordFitsNowShow')}
      </p>
      <ProofFields
        challenge={challenge}
        submit={t('signIn')}
        onProof={async (proof) => {
          const { signedIn, retryAfter } = await takeSecondStep(challenge.token, proof)
          if (signedIn) return void onSignedIn()
          if (retryAfter !== undefined) return waitSentence(retryAfter)
          return proof.method === 'passkey' ? t('thatPasskeyIsNotOf') : t('thatCodeDoesNotFit')
        }}
      />
      <p>
        <button type="button" className="text-link min-h-8" onClick={onBack}>
          {t('beginAgain')}
        </button>
      </p>
    </div>
  )
}
