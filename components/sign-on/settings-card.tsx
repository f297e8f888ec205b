'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { RoleFields } from '#components/members/role-fields.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { CopyableId } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { rolesOfJoiners, type JoinersRole } from '#lib/clients/roles.ts'
import { removeSignOn, saveSignOn } from '#lib/sign-on/operations.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'

/** What the provider and we know of each other, tried before it is kept. */
export function SettingsCard({ signOn: { settings, redirectUri } }: { signOn: SignOnView }) {
  const [removing, setRemoving] = useState(false)
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <h2 className="text-xl">Your provider</h2>
      <div>
        <p className="font-medium">Redirect address</p>
        <p className="text-sm text-ink-soft">Register it at your provider, for the authorization code flow.</p>
        <CopyableId id={redirectUri} label="Copy the redirect address" />
      </div>
      <SettingsForm settings={settings} />
      {settings && (
        <div className="border-t border-line pt-4">
          <Button look="secondary" size="sm" onClick={() => setRemoving(true)}>
            Remove single sign-on
          </Button>
        </div>
      )}
      {removing && <Remove onClose={() => setRemoving(false)} />}
    </Card>
  )
}

type Settings = SignOnView['settings']

function SettingsForm({ settings }: { settings: Settings }) {
  const { issuer = '', clientId = '' } = settings ?? {}
  const [text, setText] = useState({ issuer, clientId, clientSecret: '' })
  const [role, setRole] = useState<JoinersRole>(settings?.role ?? 'orders')
  const [required, setRequired] = useState(settings?.required ?? false)
  const save = useMutation({ ...useApi().send(saveSignOn), retry: false })
  const failure = save.isError ? asFailure(save.error) : undefined
  const issueOf = (name: string) => sentence(failure?.details.find(({ field }) => field === name)?.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { clientSecret, ...rest } = text
    const body = { ...rest, role, required, ...(clientSecret === '' ? {} : { clientSecret }) }
    save.mutate(body, { onSuccess: () => toast.success('Your provider takes the settings, and they are saved') })
  }
  const inputOf = (name: keyof typeof text) => ({
    value: text[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setText({ ...text, [name]: target.value }),
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && failure.details.length === 0 && (
        <Banner tone="danger" role="alert">
          {failure.message}
        </Banner>
      )}
      <Field label="Issuer" hint="The address that your provider calls itself by." error={issueOf('issuer')}>
        <Input type="url" inputMode="url" placeholder="https://login.example.com" {...inputOf('issuer')} />
      </Field>
      <Field label="Client id" error={issueOf('clientId')}>
        <Input {...inputOf('clientId')} />
      </Field>
      <Field
        label="Client secret"
        optional={settings !== undefined}
        hint={`It is kept sealed, and shown to nobody.${settings ? ' Leave it empty to keep it as it is.' : ''}`}
        error={issueOf('clientSecret')}
      >
        <Input type="password" {...inputOf('clientSecret')} autoComplete="new-password" />
      </Field>
      <RoleFields legend="Role of who comes first this way" roles={rolesOfJoiners} selected={role} onChange={setRole} />
      <Checkbox
        label="The only way in"
        hint="Members come in by it alone, from their next click on. Owners keep their password, as the way back. Keys are not concerned."
        checked={required}
        onChange={({ target }) => setRequired(target.checked)}
      />
      <div>
        <Button type="submit" pending={save.isPending}>
          Try and save
        </Button>
      </div>
    </form>
  )
}

function Remove({ onClose }: { onClose: () => void }) {
  const remove = useMutation({
    ...useApi().send(removeSignOn),
    retry: false,
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Remove single sign-on?"
      description="Who came in by it is signed out at once. Members stay members: they choose a password by mail, and sign in with that."
      confirm="Remove"
      look="danger"
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => toast.success('Single sign-on is removed'),
          onSettled: onClose,
        })
      }
    />
  )
}
