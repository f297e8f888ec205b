import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'

type Way = { href: string; label: string }

/** Where to go from a page that has nothing for its reader: first where they most likely want to be. */
export const WaysOn = ({ ways }: { ways: readonly Way[] }) => (
  <div className="flex flex-wrap justify-center gap-3">
    {ways.map(({ href, label }, n) => (
      <Button key={href} asChild look={n === 0 ? 'primary' : 'secondary'}>
        <Link href={href}>{label}</Link>
      </Button>
    ))}
  </div>
)
