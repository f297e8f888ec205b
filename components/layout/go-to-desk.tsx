'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const desks = { researcher: '/research', operator: '/operator' } as const

/** Whoever orders nothing has a desk of their own: signing in leads everybody to the orders first. */
export function GoToDesk({ role }: { role: 'researcher' | 'operator' }) {
  const router = useRouter()
  useEffect(() => router.replace(desks[role]), [router, role])
  return null
}
