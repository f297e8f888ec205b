'use client'
import type { FormEvent, ReactNode } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'

type Props = {
  onSubmit: (event: FormEvent) => unknown
  failure: ApiFailure | undefined
  pending: boolean
  submit: string
  children: ReactNode
}

/** What the forms of one purpose have in common: fields, one button, and what went wrong as a whole. */
export function AccountForm({ onSubmit, failure, pending, submit, children }: Props) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      {failure && (
        <Banner tone="danger" role="alert">
          {failureText(failure)}
        </Banner>
      )}
      {children}
      <div>
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
