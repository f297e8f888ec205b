'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { RoleFields } from '#components/members/role-fields.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { sentence } from '#lib/browser/form.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import { inviteMember } from '#lib/members/operations.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** An address and a role; the mail says what the client is called and nothing else of it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('orders')
  const invite = useMutation(useApi().send(inviteMember))
  const failure = invite.isError ? asFailure(invite.error) : undefined
  const issue = failure?.details.find(({ field }) => field === 'email')?.message
  const onSuccess = () => {
    toast.success(t('theInvitationToIsOn', { email: email.trim() }))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ email, role }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('inviteSomebody')}
      description={t('theyGetAMailWith')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && issue === undefined && (
          <Banner tone="danger" role="alert">
            {failureText(failure)}
          </Banner>
        )}
        <Field label={t('eMail')} error={sentence(issue)}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <RoleFields legend={t('role')} selected={role} onChange={setRole} />
        <div className="flex justify-end">
          <Button type="submit" pending={invite.isPending}>
            {t('invite')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
