import { Link } from '#components/ui/link.tsx'

/** A link of ours that is no longer good, and where another is to be had. */
export const BrokenLink = ({ message, href, action }: { message: string; href: string; action: string }) => (
  <p role="alert" className="rounded-card border border-danger/30 bg-danger-soft p-4">
    {message}{' '}
    <Link className="text-link" href={href}>
      {action}
    </Link>
  </p>
)
