import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'

/** Signs out and leaves; what that takes is fetched when somebody does. */
export const leave = (userId: string): Promise<void> =>
  import('#components/layout/leaving.ts')
    .then((leaving) => leaving.leave(userId))
    .catch((error: unknown) => void toast.error(asFailure(error).message))
