'use client'
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query'

/**
 * The way back from an act, as a function that lives on when the row that offered it is gone: a hook's mutation would be
 * taken away with it.
 */
export function useUndo<Input, Output>(options: UseMutationOptions<Output, Error, Input>) {
  const client = useQueryClient()
  return (input: Input) => client.getMutationCache().build(client, options).execute(input)
}
