import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'

/** In the place of every page that an operator without a second factor opens. */
export const FactorRequired = () => (
  <EmptyState
    title="Add a second factor first"
    action={
      <Button asChild>
        <Link href="/account">To your account</Link>
      </Button>
    }
  >
    An operator can reach everybody’s orders and money, so a password alone is not enough. Add a passkey or an
    authenticator app to your account, then all of this opens.
  </EmptyState>
)
