'use client'
import { NavRow } from '#components/layout/nav-row.tsx'
import { isOpen } from '#components/layout/portal-rooms.ts'
import { useClient } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const links = () =>
  [
    { href: '/developers', label: t('keys') },
    { href: '/developers/webhooks', label: t('webhooks') },
    { href: '/developers/requests', label: t('requests') },
    { href: '/developers/sandbox', label: t('sandbox') },
    { href: '/developers/go-live', label: t('goLive') },
    { href: '/docs', label: t('documentation') },
  ] as const

/** The rooms of the developers' side that one's role opens; everything below "Webhooks" belongs to it. */
export function DevelopersNav() {
  const client = useClient()
  const environment = useEnvironment()
  return (
    <NavRow
      label={t('developers')}
      links={links().filter(({ href }) => client === undefined || isOpen(href, client, environment))}
      className="-mx-4 mb-8 overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
    />
  )
}
