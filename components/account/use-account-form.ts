'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showIssues, type WithIssuesForm } from '#lib/browser/form.ts'
import type { ApiFailure } from '#lib/browser/failure.ts'

/** Joins a form and a mutation: faults go beside their fields, the rest is `failure`. `send` is for `handleSubmit`. */
export function useAccountForm<Values extends FieldValues, Input, Output>(
  form: WithIssuesForm<Values>,
  options: UseMutationOptions<Output, Error, Input>,
  onDone: (output: Output, input: Input) => unknown,
) {
  const mutation = useMutation(options)
  const [failure, setFailure] = useState<ApiFailure>()
  const [pending, setPending] = useState(false)
  const send = async (input: Input) => {
    setFailure(undefined)
    setPending(true)
    try {
      await onDone(await mutation.mutateAsync(input), input)
    } catch (error) {
      setFailure(showIssues(form, error))
    } finally {
      setPending(false)
    }
  }
  return { send, failure, pending, clearFailure: () => setFailure(undefined) }
}
