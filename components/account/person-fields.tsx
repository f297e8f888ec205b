import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Person = { name: string; email: string; password: string }
type Props = {
  register: (name: keyof Person) => UseFormRegisterReturn
  errors: FieldErrors<Person>
  emailHint?: string
}

/** Who registers. */
export const PersonFields = ({ register, errors, emailHint }: Props) => (
  <>
    <Field label={t('yourName')} error={errors.name?.message}>
      <Input autoComplete="name" {...register('name')} />
    </Field>
    <Field label={t('eMail')} hint={emailHint} error={errors.email?.message}>
      <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
    </Field>
    <Field label={t('password')} hint={t('atLeast10CharactersA')} error={errors.password?.message}>
      <PasswordInput autoComplete="new-password" {...register('password')} />
    </Field>
  </>
)
