'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

const resolver = lazyResolver(() =>
  import('#lib/users/schema.ts').then((all) => all.registerInput.pick({ name: true, email: true, password: true })),
)

/** Who a visitor says they are, and what was sent for them: for what stays while Back leads from the review to the form. */
export function useVisitor() {
  const form = useForm({ resolver, defaultValues: { name: '', email: '', password: '' } })
  const [sent, setSent] = useState<{ to: string; order?: PlaceOrderInput }>()
  return {
    form,
    sentTo: sent?.to,
    /** Of this order as it is read; one that was changed since is still to be sent. */
    isSent: (order: PlaceOrderInput) => sent?.order === order,
    keepSent: (to: string, order: PlaceOrderInput) => setSent({ to, order }),
    /** To another address as well; the mail to the first one has left all the same. */
    sendAgain: () => setSent((before) => before && { to: before.to }),
    forgetSent: () => setSent(undefined),
  }
}
export type Visitor = ReturnType<typeof useVisitor>
