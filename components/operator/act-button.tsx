'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AskSecond, wantsSecond, type Second } from '#components/operator/ask-second.tsx'
import { toast } from '#components/ui/toast.ts'
import { useHandled, type Done } from '#components/operator/handled.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'

type ActButtonProps<Input, Output> = Pick<ButtonProps, 'look' | 'className' | 'aria-label'> & {
  options: UseMutationOptions<Output, Error, Input>
  input: Input
  /** What to say afterwards, and how to take it back. */
  done: (output: Output) => Done
  /** What to ask another operator for, where the API wants two. */
  second?: Second
  children: ReactNode
}

/** One click, one act, for those who may. */
export function ActButton<Input, Output>({
  options,
  input,
  done,
  look = 'secondary',
  second,
  children,
  ...rest
}: ActButtonProps<Input, Output>) {
  const mutation = useMutation(options)
  const handled = useHandled()
  // Not mutate's own callbacks: those are dropped when the row this button stands in goes away with the act.
  const [asking, setAsking] = useState<string>()
  const run = () =>
    mutation.mutateAsync(input).then(
      (output) => handled(done(output)),
      (error: unknown) =>
        second && wantsSecond(error) ? setAsking(asFailure(error).message) : toast.error(asFailure(error).message),
    )
  const may = useMay()
  if (options.meta && !may(options.meta)) return null
  return (
    <>
      <Button look={look} size="sm" pending={mutation.isPending} onClick={() => void run()} {...rest}>
        {children}
      </Button>
      {second && asking !== undefined && (
        <AskSecond second={second} why={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}
