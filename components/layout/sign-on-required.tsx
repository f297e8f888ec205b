import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { startOf } from '#lib/browser/sign-on.ts'

/** In the place of every page of a client that takes no other way in than its own sign-in. */
export const SignOnRequired = ({ client: { id, name } }: { client: { id: string; name: string } }) => (
  <EmptyState
    title={`${name} has a sign-in of its own`}
    action={
      <Button asChild>
        <a href={startOf(id)}>Sign in there</a>
      </Button>
    }
  >
    Its pages open only to whom it lets in there. Your own account, and every other client of yours, stay as they are.
  </EmptyState>
)
