'use client'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { askPasskey } from '#lib/browser/passkeys.ts'
import type { FactorProof, ProofChallengeView } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  challenge: ProofChallengeView
  submit: string
  /** Sends what is shown; returns what is wrong with it, or nothing. */
  onProof: (proof: FactorProof) => Promise<string | undefined>
}

/** A passkey, the code of an app, or a recovery code: whichever of them the person has. */
export function ProofFields({ challenge: { methods, token, passkey }, submit, onProof }: Props) {
  const hasApp = methods.includes('totp')
  const [recovering, setRecovering] = useState(false)
  const [issue, setIssue] = useState<string>()
  const [pending, setPending] = useState(false)
  const show = async (make: () => Promise<FactorProof> | FactorProof) => {
    setIssue(undefined)
    setPending(true)
    try {
      setIssue(await onProof(await make()))
    } catch (error) {
      setIssue(failureText(error))
    } finally {
      setPending(false)
    }
  }
  const onCode = (code: string) => show(() => ({ method: recovering ? 'recovery' : 'totp', code }))
  const onPasskey = () => show(async () => ({ method: 'passkey', token, response: await askPasskey(passkey ?? {}) }))
  return (
    <div className="flex flex-col gap-5">
      {issue && (
        <Banner tone="danger" role="alert">
          {issue}
        </Banner>
      )}
      {passkey && !recovering && (
        <div>
          <Button pending={pending} onClick={onPasskey}>
            {t('useAPasskey')}
          </Button>
        </div>
      )}
      {(hasApp || recovering) && (
        <CodeForm key={String(recovering)} recovering={recovering} submit={submit} pending={pending} onCode={onCode} />
      )}
      {(methods.includes('recovery') || recovering) && (
        <p>
          <button type="button" className="text-link min-h-8" onClick={() => setRecovering(!recovering)}>
            {recovering ? t('useAPasskeyOrThe') : t('useARecoveryCodeInstead')}
          </button>
        </p>
      )}
    </div>
  )
}

type CodeProps = { recovering: boolean; submit: string; pending: boolean; onCode: (code: string) => unknown }

function CodeForm({ recovering, submit, pending, onCode }: CodeProps) {
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Inside the dialog this form may hang below another one in React's tree.
    event.stopPropagation()
    if (code.trim() !== '' && !pending) void onCode(code)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send}>
      <Field
        label={recovering ? t('recoveryCode') : t('codeFromYourApp')}
        hint={recovering ? t('oneOfTheTenThat') : t('sixDigitsOfYourAuthenticator')}
      >
        <Input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          className="font-card"
          maxLength={40}
        />
      </Field>
      <div>
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
