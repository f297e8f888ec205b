import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { signOut } from '#lib/browser/session.ts'

/** Leaves by loading a page anew, so that nothing of the person stays in memory. */
export const leave = () =>
  signOut().then(
    () => location.assign('/sign-in'),
    (error: unknown) => void toast.error(asFailure(error).message),
  )
