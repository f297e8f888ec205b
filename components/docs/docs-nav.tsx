'use client'
import { Link } from '#components/ui/link.tsx'
import { usePathname } from 'next/navigation'
import { classNames } from '#components/ui/class-names.ts'
import { docGroups, docPath } from '#lib/server/docs/pages.ts'

/** The list beside the text is longer than a screen: where the page's own name is out of sight in it, it comes to the middle. */
function bringIntoView(item: HTMLLIElement | null) {
  const list = item?.closest<HTMLElement>('[data-pages]')
  if (!item || !list) return
  const below = item.offsetTop - list.scrollTop
  if (below < 0 || below + item.offsetHeight > list.clientHeight - 96)
    list.scrollTop = item.offsetTop - list.clientHeight / 2
}

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
                <li key={slug} ref={current ? bringIntoView : undefined}>
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
