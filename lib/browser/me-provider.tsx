'use client'
import { createContext, use, type ReactNode } from 'react'
import type { MeView } from '#lib/users/schema.ts'

const Context = createContext<MeView | undefined>(undefined)

export function MeProvider({ me, children }: { me: MeView; children: ReactNode }) {
  return <Context value={me}>{children}</Context>
}

/** Who is signed in. */
export function useMe(): MeView {
  const me = use(Context)
  if (!me) throw new Error('useMe needs a MeProvider above it')
  return me
}

/** Whether whoever sits here has an account for connecting a system: it speaks of robots and programs, others don't. */
export const useConnectsSystem = () => use(Context)?.clients[0]?.kind === 'integration'

/** Whether the customer pays by invoice: then nothing is held on a card, and choosing an offer is the order. */
export const usePaysByInvoice = () => useMe().clients[0]?.billing === 'invoice'
