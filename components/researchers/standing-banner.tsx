import { usePathname } from 'next/navigation'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Standing } from '#lib/researchers/standing.ts'

/** What keeps a researcher from earning, and the way to mend it, unless one is there. */
export function StandingBanner({ standing }: { standing: Standing | undefined }) {
  const path = usePathname()
  if (!standing) return null
  const { tone, title, text, action } = standing
  return (
    <div className="mb-5">
      <Banner
        tone={tone}
        role="status"
        title={title}
        action={
          action.href !== path && (
            <Button asChild size="sm" look="secondary">
              <Link href={action.href}>{action.label}</Link>
            </Button>
          )
        }
      >
        {text}
      </Banner>
    </div>
  )
}
