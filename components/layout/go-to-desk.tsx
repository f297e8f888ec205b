'use client'
import { useEffect } from 'react'

const desks = { researcher: '/research', operator: '/operator' } as const

/**
 * Whoever orders nothing has a desk of their own: signing in leads everybody to the orders first. As a page of its own: which
 * environment the desk begins in stands in its address, which is read before the first paint alone (components/layout/before-paint.tsx).
 */
export function GoToDesk({ role }: { role: 'researcher' | 'operator' }) {
  useEffect(() => location.replace(desks[role]), [role])
  return null
}
