'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { RoleFields } from '#components/members/role-fields.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { AlertDialog, Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { roleWords } from '#lib/clients/roles.ts'
import { changeRole, leaveClient, removeMember, transferOwnership } from '#lib/members/operations.ts'
import type { MemberView } from '#lib/members/schema.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Asked = { act: 'role' | 'transfer' | 'remove' | 'leave'; member: MemberView }
type Props = { member: MemberView; onClose: () => void }

export function MemberDialogs({ asked: { act, member }, onClose }: { asked: Asked; onClose: () => void }) {
  if (act === 'role') return <RoleDialog member={member} onClose={onClose} />
  if (act === 'transfer') return <Transfer member={member} onClose={onClose} />
  return act === 'remove' ? <Remove member={member} onClose={onClose} /> : <Leave onClose={onClose} />
}

/** One's own role decides what these pages show, and they know it from the server. */
const begin = () => location.assign('/members')

function Failed({ error }: { error: Error | null }) {
  return (
    error && (
      <Banner tone="danger" role="alert">
        {failureText(error)}
      </Banner>
    )
  )
}

function RoleDialog({ member: { id, name, role: before, you }, onClose }: Props) {
  const [role, setRole] = useState(before)
  const change = useMutation(useApi().send(changeRole, { memberId: id }))
  const onSuccess = () => {
    if (you) return begin()
    toast.success(t('isNow', { name, role: roleWords()[role].label }))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ role }, { onSuccess })
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={you ? t('yourOwnRole') : t('roleOf', { name })}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Failed error={change.error} />
        <RoleFields legend={t('role')} selected={role} onChange={setRole} />
        <div className="flex justify-end">
          <Button type="submit" pending={change.isPending}>
            {t('changeTheRole')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Transfer({ member: { id, name }, onClose }: Props) {
  const transfer = useMutation(useApi().send(transferOwnership, { memberId: id }))
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('handOwnershipOverTo', { name })}
      description={t('theyMayDoEverythingFrom')}
      confirm={t('handOver')}
      pending={transfer.isPending}
      onConfirm={() => transfer.mutate({}, { onSuccess: begin })}
    >
      <Failed error={transfer.error} />
    </AlertDialog>
  )
}

function Remove({ member: { id, name }, onClose }: Props) {
  const remove = useMutation(useApi().send(removeMember, { memberId: id }))
  const onSuccess = () => {
    toast.success(t('isRemoved', { name }))
    onClose()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('remove', { name })}
      description={t('nothingOfYoursIsOpen')}
      confirm={t('remove2')}
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess })}
    >
      <Failed error={remove.error} />
    </AlertDialog>
  )
}

function Leave({ onClose }: { onClose: () => void }) {
  const client = useMe().clients[0]?.name
  const leave = useMutation(useApi().send(leaveClient))
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('leave', { client: String(client) })}
      description={t('youSeeNothingOfIt')}
      confirm={t('leave2')}
      look="danger"
      pending={leave.isPending}
      onConfirm={() => leave.mutate(undefined, { onSuccess: () => location.assign('/orders') })}
    >
      <Failed error={leave.error} />
    </AlertDialog>
  )
}
