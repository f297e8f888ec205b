'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHandled } from '#components/operator/handled.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { askApproval } from '#lib/approvals/operations.ts'
import type { AskApprovalInput } from '#lib/approvals/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What wants two operators, but for the reason. */
export type Second = Omit<AskApprovalInput, 'reason'>

type AskSecondProps = {
  second: Second
  why: string
  reason?: string
  /** Who reads the reason besides the other operator, once it is done. */
  hint?: string | undefined
  onClose: () => void
}

/** Asks the other operators, after the API has said that it wants two. */
export function AskSecond({ second, why, reason: given = '', hint, onClose }: AskSecondProps) {
  const [reason, setReason] = useState(given)
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(useApi().send(askApproval))
  const handled = useHandled()
  const ask = async () => {
    if (reason.trim() === '') return setMissing(true)
    const asked = await mutateAsync({ ...second, reason: reason.trim() }).catch(() => undefined)
    if (!asked) return
    onClose()
    handled({ text: t('askedItIsDoneWhen') })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('askASecondOperator')} description={why}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {error && (
          <Banner tone="danger" role="alert">
            {asFailure(error).message}
          </Banner>
        )}
        <Field
          label={t('reason')}
          hint={hint === undefined ? t('theOtherOperatorReadsIt') : t('theOtherOperatorReadsItFirst', { hint })}
          error={missing ? t('sayWhy') : undefined}
        >
          <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" look="primary" pending={isPending}>
            {t('ask')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
