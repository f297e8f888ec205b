'use client'
import { useEffect, useRef } from 'react'
import { ProofFields } from '#components/layout/proof-fields.tsx'
import { waitSentence } from '#components/layout/wait-sentence.ts'
import { takeSecondStep } from '#lib/browser/session.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'

type Props = { challenge: ProofChallengeView; onSignedIn: () => void; onBack: () => void }

/** What comes after the password where the account has a passkey or an app. */
export function SecondStep({ challenge, onSignedIn, onBack }: Props) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={heading} tabIndex={-1} className="outline-none">
        The password fits. Now show that it is you.
      </p>
      <ProofFields
        challenge={challenge}
        submit="Sign in"
        onProof={async (proof) => {
          const { signedIn, retryAfter } = await takeSecondStep(challenge.token, proof)
          if (signedIn) return void onSignedIn()
          if (retryAfter !== undefined) return waitSentence(retryAfter)
          return proof.method === 'passkey'
            ? 'That passkey is not of this account, or five minutes have passed. Begin again.'
            : 'That code does not fit, was used before, or five minutes have passed.'
        }}
      />
      <p>
        <button type="button" className="text-link min-h-8" onClick={onBack}>
          Begin again
        </button>
      </p>
    </div>
  )
}
