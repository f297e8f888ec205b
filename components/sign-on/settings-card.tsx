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
import { apiSentence } from '#lib/browser/form.ts'
import { rolesOfJoiners, type JoinersRole } from '#lib/clients/roles.ts'
import { removeSignOn, saveSignOn } from '#lib/sign-on/operations.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { isGoogle } from '#lib/users/is-google.ts'
import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the provider and we know of each other, tried before it is kept. */
export function SettingsCard({ signOn: { settings, redirectUri } }: { signOn: SignOnView }) {
  const [removing, setRemoving] = useState(false)
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <h2 className="text-xl">{t('yourProvider')}</h2>
      <div>
        <p className="font-medium">{t('redirectAddress')}</p>
        <p className="text-sm text-ink-soft">{t('registerItAtYourProvider')}</p>
        <CopyableId id={redirectUri} label={t('copyTheRedirectAddress')} />
      </div>
      <SettingsForm settings={settings} />
      {settings && (
        <div className="border-t border-line pt-4">
          <Button look="secondary" size="sm" onClick={() => setRemoving(true)}>
            {t('removeSingleSignOn')}
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
  const issueOf = (name: string) => apiSentence(failure?.details.find(({ field }) => field === name)?.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { clientSecret, ...rest } = text
    const body = { ...rest, role, required, ...(clientSecret === '' ? {} : { clientSecret }) }
    save.mutate(body, { onSuccess: () => toast.success(t('yourProviderTakesTheSettings')) })
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
      <Field
        label={t('issuer')}
        hint={t(isGoogle(text.issuer) ? 'whoHasAnAccountThere' : 'theAddressThatYourProvider')}
        error={issueOf('issuer')}
      >
        <Input type="url" inputMode="url" placeholder={t('httpsLoginExampleCom')} {...inputOf('issuer')} />
      </Field>
      <Field label={t('clientId')} error={issueOf('clientId')}>
        <Input {...inputOf('clientId')} />
      </Field>
      <Field
        label={t('clientSecret')}
        optional={settings !== undefined}
        hint={t('itIsKeptSealedAnd', { advice: settings ? t('leaveItEmptyToKeep') : '' })}
        error={issueOf('clientSecret')}
      >
        <Input type="password" {...inputOf('clientSecret')} autoComplete="new-password" />
      </Field>
      <RoleFields legend={t('roleOfWhoComesFirst')} roles={rolesOfJoiners} selected={role} onChange={setRole} />
      <Checkbox
        label={t('theOnlyWayIn')}
        hint={t('membersComeInByIt')}
        checked={required}
        onChange={({ target }) => setRequired(target.checked)}
      />
      <div>
        <Button type="submit" pending={save.isPending}>
          {t('tryAndSave')}
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
      title={t('removeSingleSignOn2')}
      description={t('whoCameInByIt')}
      confirm={t('remove')}
      look="danger"
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => toast.success(t('singleSignOnIsRemoved')),
          onSettled: onClose,
        })
      }
    />
  )
}
