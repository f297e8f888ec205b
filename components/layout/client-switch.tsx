'use client'
import { ChevronDown } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { chooseClient } from '#lib/browser/client-choice.ts'
import { roleWords } from '#lib/clients/roles.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The part of the portal that one is in: what lies deeper belongs to the client that one leaves. */
const partOf = (path: string) => `/${path.split('/')[1] ?? ''}`

/** For whom one works, and the way to the others that one belongs to. Nothing where there is no choice. */
export function ClientSwitch({ clients }: { clients: MeView['clients'] }) {
  const [current, ...others] = clients
  if (!current || others.length === 0) return null
  return (
    <Disclosure
      trigger={(props) => (
        <Button look="quiet" size="sm" className="max-w-36 sm:max-w-56" {...props}>
          <span className="sr-only">{t('workingFor')}</span>
          <bdi className="truncate">{current.name}</bdi>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      )}
    >
      <p className="px-3 py-2 text-sm text-ink-soft">{t('switchTo')}</p>
      <ul aria-label={t('yourOtherClients')}>
        {others.map(({ id, name, role }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-10 w-full flex-col items-start rounded-sm px-3 py-2 text-start hover:bg-accent-soft focus-visible:-outline-offset-2"
              onClick={() => chooseClient(id, partOf(location.pathname))}
            >
              <bdi>{name}</bdi>
              <span className="text-sm text-ink-soft">{roleWords()[role].label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
