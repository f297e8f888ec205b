import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { inWords } from '#lib/browser/form.ts'
import type { Lazy } from '#lib/operation.ts'

/**
 * react-hook-form's resolver for one of the API's own schemas, loaded while the page is idle. Make it once, outside the
 * component. Where it can't be loaded the form is sent as it is: the API checks the same.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: Lazy<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const start = () =>
    Promise.all([import('@hookform/resolvers/zod'), load()]).then(([{ zodResolver }, schema]) =>
      inWords(zodResolver(schema)),
    )
  let loading: ReturnType<typeof start> | undefined
  const get = () =>
    (loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  if (typeof window !== 'undefined') setTimeout(() => void get().catch(() => {}), 1_000)
  return async (values, context, options) => {
    const resolver = await get().catch(() => undefined)
    // Unparsed input in the place of parsed output: the API's answer is the check.
    return resolver ? resolver(values, context, options) : { values: values as unknown as Output, errors: {} }
  }
}
