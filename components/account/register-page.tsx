'use client'
import { Link } from '#components/ui/link.tsx'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { MailSent } from '#components/account/mail-sent.tsx'
import { PersonFields } from '#components/account/person-fields.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { register } from '#lib/browser/account-forms.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.registerInput))

const empty = (value: unknown) => (value === '' ? undefined : value)
const purposes = () =>
  [
    {
      value: 'documents',
      label: t('imLookingForADocument'),
      description: t('placeAnOrderAsSoon'),
    },
    {
      value: 'integration',
      label: t('imConnectingASystem'),
      description: t('aRehearsalWithARobot'),
    },
    {
      value: 'research',
      label: t('iGoToArchives'),
      description: t('youApplyAsAResearcher'),
    },
  ] as const

function useRegistration() {
  const form = useForm({
    resolver,
    defaultValues: {
      name: '',
      email: '',
      password: '',
      purpose: 'documents' as 'documents' | 'integration' | 'research',
    },
  })
  const { setValue } = form
  // Afterwards, so that the page is built ahead with its form in it: what follows a link's ? is known to browsers alone.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('purpose')
    if (asked === 'integration' || asked === 'research') setValue('purpose', asked)
  }, [setValue])
  return form
}

export function RegisterPage() {
  const form = useRegistration()
  const [sentTo, setSentTo] = useState<string>()
  const { send, failure, pending } = useAccountForm(form, register(), (_, { email }) => setSentTo(email))
  const connects = useWatch({ control: form.control, name: 'purpose' }) === 'integration'
  const { errors } = form.formState
  if (sentTo !== undefined) {
    return (
      <MailSent
        to={sentTo}
        onResend={() => send(form.getValues())}
        pending={pending}
        failure={failure?.message}
        onAgain={() => setSentTo(undefined)}
      >
        {t('openTheLinkInIt')}
      </MailSent>
    )
  }
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('register')}</h1>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('register')}>
        <RadioCards legend={t('whatBringsYouHere')} options={purposes()} {...form.register('purpose')} />
        <PersonFields register={(name) => form.register(name)} errors={errors} />
        {connects && (
          <Field label={t('organisation')} optional hint={t('whereYouOrderForA')} error={errors.organisation?.message}>
            <Input autoComplete="organization" {...form.register('organisation', { setValueAs: empty })} />
          </Field>
        )}
      </AccountForm>
      <p className="mt-10 border-t border-line pt-6">
        {rich(t, 'alreadyRegisteredSignIn', {
          link: (text) => (
            <Link className="text-link" href="/sign-in">
              {text}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
