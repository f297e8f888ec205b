import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { offline, readFailure } from '#lib/browser/failure.ts'
import type { registerWithOrderInput } from '#lib/first-orders/schema.ts'
import type { Lazy } from '#lib/operation.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import type { joinInput } from '#lib/people/schema.ts'
import type { confirmEmailInput, forgotPasswordInput, registerInput, resetPasswordInput } from '#lib/users/schema.ts'

const schema = () => import('#lib/users/schema.ts')
const acceptedView = () => schema().then((all) => all.acceptedView)
const registeredWithOrderView = () => import('#lib/first-orders/schema.ts').then((all) => all.registeredWithOrderView)
const confirmedView = () => schema().then((all) => all.confirmedView)
const confirmedEmailView = () => schema().then((all) => all.confirmedEmailView)

/**
 * What nobody needs to be signed in for; on the portal's own address, without a token.
 * @param credentials `same-origin` where the answer knows the browser again, or signs it in
 */
export async function post<S extends z.ZodType>(
  view: Lazy<S>,
  path: string,
  body: unknown,
  credentials: 'omit' | 'same-origin' = 'omit',
): Promise<z.output<S>> {
  const response = await fetch(path, {
    method: 'POST',
    credentials,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw offline()
  })
  if (!response.ok) throw await readFailure(response)
  return (await view()).parse(await response.json())
}

export const register = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof registerInput>) => post(acceptedView, '/api/register', input, 'same-origin'),
  })
/** Registers, with the order that is placed when the address is confirmed. */
export const registerWithOrder = (order: PlaceOrderInput) =>
  mutationOptions({
    retry: false,
    mutationFn: (person: Omit<z.input<typeof registerWithOrderInput>, 'order'>) =>
      post(registeredWithOrderView, '/api/first-order', { ...person, order }, 'same-origin'),
  })
export const confirmEmail = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof confirmEmailInput>) =>
      post(confirmedEmailView, '/api/confirm-email', input, 'same-origin'),
  })
export const forgotPassword = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof forgotPasswordInput>) => post(acceptedView, '/api/forgot-password', input),
  })
export const resetPassword = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof resetPasswordInput>) => post(confirmedView, '/api/reset-password', input),
  })
export const unsubscribe = () =>
  mutationOptions({
    retry: false,
    mutationFn: (token: string) => post(acceptedView, `/api/unsubscribe?token=${encodeURIComponent(token)}`, {}),
  })

const people = () => import('#lib/people/schema.ts')
/** What an invitation says to whoever holds its link. */
export const readInvitation = (token: string) =>
  queryOptions({
    queryKey: ['operator-invitation', token],
    retry: false,
    queryFn: () => post(() => people().then((all) => all.readInvitationView), '/api/operator-invitation', { token }),
  })
export const joinOperators = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof joinInput>) =>
      post(() => people().then((all) => all.joinedView), '/api/join-operators', input),
  })
