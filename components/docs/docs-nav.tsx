'use client'
import { Link } from '#components/ui/link.tsx'
import { usePathname } from 'next/navigation'
import { classNames } from '#components/ui/class-names.ts'
import { docGroups, docPath } from '#lib/server/docs/pages.ts'

/** Every page of the documentation, in reading order. */
export function DocsNav() {
  const here = usePathname()
  return (
    <ul className="flex flex-col gap-5">
      {docGroups.map(({ title, pages }) => (
        <li key={title}>
          <p className="mb-1 font-card text-sm text-ink-soft">{title}</p>
          <ul>
            {pages.map(({ slug, title: name }) => {
              const current = docPath(slug) === here || (slug === 'api' && here.startsWith('/docs/api/'))
              return (
                <li key={slug}>
                  <Link
                    href={docPath(slug)}
                    aria-current={current ? 'page' : undefined}
                    className={classNames(
                      '-ml-3 flex min-h-10 items-center border-l-2 px-3 lg:min-h-9',
                      current
                        ? 'border-accent font-medium text-ink'
                        : 'border-transparent text-ink-soft hover:text-ink',
                    )}
                  >
                    {name}
                  </Link>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
