'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '#components/ui/toast.ts'
import { useHandled, type Done } from '#components/operator/handled.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { asFailure } from '#lib/browser/failure.ts'

type ActButtonProps<Input, Output> = Pick<ButtonProps, 'look' | 'className' | 'aria-label'> & {
  options: UseMutationOptions<Output, Error, Input>
  input: Input
  /** What to say afterwards, and how to take it back. */
  done: (output: Output) => Done
  children: ReactNode
}

/** One click, one act. */
export function ActButton<Input, Output>({
  options,
  input,
  done,
  look = 'secondary',
  children,
  ...rest
}: ActButtonProps<Input, Output>) {
  const mutation = useMutation(options)
  const handled = useHandled()
  // Not mutate's own callbacks: those are dropped when the row this button stands in goes away with the act.
  const run = () =>
    mutation.mutateAsync(input).then(
      (output) => handled(done(output)),
      (error: unknown) => toast.error(asFailure(error).message),
    )
  return (
    <Button look={look} size="sm" pending={mutation.isPending} onClick={() => void run()} {...rest}>
      {children}
    </Button>
  )
}
