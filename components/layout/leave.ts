import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { signOut } from '#lib/browser/session.ts'

const patienceMs = 2_000

/** The browser forgets its subscription too, unless its push service makes people wait; ours ended with the session. */
const forgetPush = () =>
  Promise.race([
    import('#lib/browser/push.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])

/** Leaves by loading a page anew, so that nothing of the person stays in memory. */
export const leave = () =>
  signOut()
    .then(forgetPush)
    .then(
      () => location.assign('/sign-in'),
      (error: unknown) => void toast.error(asFailure(error).message),
    )
