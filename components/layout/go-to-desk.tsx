'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { MeView } from '#lib/users/schema.ts'

const desks = { researcher: '/research', operator: '/operator' } as const

/** Whoever orders nothing has a desk of their own: signing in leads everybody to the orders first. */
export function GoToDesk({ role }: { role: Exclude<MeView['roles'][number], 'customer'> }) {
  const router = useRouter()
  useEffect(() => router.replace(desks[role]), [router, role])
  return null
}
