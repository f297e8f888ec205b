'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { renameFactor } from '#lib/factors/operations.ts'
import type { FactorView } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a passkey or an app is called here; the device keeps its own name for it. */
export function RenameFactorDialog({ factor, onClose }: { factor: FactorView; onClose: () => void }) {
  const [name, setName] = useState(factor.name)
  const rename = useMutation({ ...useApi().send(renameFactor, { factorId: factor.id }), retry: false })
  const failure = rename.isError ? asFailure(rename.error) : undefined
  const onSuccess = (renamed: FactorView) => {
    toast.success(t('itIsCalledNow', { name: renamed.name }))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ name }, { onSuccess })
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('rename2', { name: factor.name })}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('name')} error={failure && failureText(failure)}>
          <Input value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={rename.isPending}>
            {t('rename3')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
