import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { sentence } from '#lib/browser/form.ts'

type Person = { name: string; email: string; password: string }
type Props = {
  register: (name: keyof Person) => UseFormRegisterReturn
  errors: FieldErrors<Person>
  emailHint?: string
}

/** Who registers. */
export const PersonFields = ({ register, errors, emailHint }: Props) => (
  <>
    <Field label="Your name" error={sentence(errors.name?.message)}>
      <Input autoComplete="name" {...register('name')} />
    </Field>
    <Field label="E-mail" hint={emailHint} error={sentence(errors.email?.message)}>
      <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
    </Field>
    <Field
      label="Password"
      hint="At least 10 characters. A few words make a good one."
      error={sentence(errors.password?.message)}
    >
      <PasswordInput autoComplete="new-password" {...register('password')} />
    </Field>
  </>
)
