'use client'
import { useState, type ReactNode } from 'react'

/** Nothing until `when` has been true once: what is seldom needed isn't fetched before, and can close in its own time. */
export function Once({ when, children }: { when: boolean; children: ReactNode }) {
  const [been, setBeen] = useState(when)
  if (when && !been) setBeen(true)
  return been || when ? children : null
}
