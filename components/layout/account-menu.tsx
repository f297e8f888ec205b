'use client'
import { ChevronDown, LogOut } from 'lucide-react'
import Link from 'next/link'
import { toast } from 'sonner'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { asFailure } from '#lib/client/failure.ts'
import { signOut } from '#lib/client/session.ts'
import type { MeView } from '#lib/users/schema.ts'

/** Leaves by loading a page anew, so that nothing of the person stays in memory. */
const leave = () =>
  signOut().then(
    () => location.assign('/sign-in'),
    (error: unknown) => toast.error(asFailure(error).message),
  )

const desks = { customer: { href: '/orders', label: 'Orders' }, researcher: { href: '/research', label: 'Research desk' }, operator: { href: '/operator', label: 'Operator console' } } as const

export function AccountMenu({ me }: { me: MeView }) {
  return (
    <DropdownMenu
      label="Account"
      trigger={
        <Button look="quiet" size="sm" className="max-w-48">
          <span className="truncate">{me.name}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      }
    >
      <MenuLabel>{me.email}</MenuLabel>
      <MenuItem asChild>
        <Link href="/account">Account</Link>
      </MenuItem>
      {me.roles.length > 1 &&
        me.roles.map((role) => (
          <MenuItem key={role} asChild>
            <Link href={desks[role].href}>{desks[role].label}</Link>
          </MenuItem>
        ))}
      {!me.roles.includes('researcher') && !me.roles.includes('operator') && (
        <MenuItem asChild>
          <Link href="/research/apply">Become a researcher</Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden="true" className="size-4" />
        Sign out
      </MenuItem>
    </DropdownMenu>
  )
}
