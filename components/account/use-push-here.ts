'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { askPermission, lookHere, subscribe, unsubscribe } from '#lib/browser/push.ts'
import { pushOccasions } from '#lib/mail/occasions.ts'
import { addPushDevice, getPushKey } from '#lib/push/operations.ts'
import { updateMe } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import { toast } from '#components/ui/toast.ts'
import { catalogue } from '#lib/words/en/push.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const queryKey = ['push-here']

/** Notifications in this browser: whether there are any, and the way to them. */
export function usePushHere({ id, pushedNotices }: Pick<MeView, 'id' | 'pushedNotices'>) {
  const api = useApi()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const here = useQuery({ queryKey: [...queryKey, id], queryFn: () => lookHere(id), staleTime: Infinity })
  const add = useMutation(api.send(addPushDevice))
  const update = useMutation(api.send(updateMe))
  const looked = () => client.invalidateQueries({ queryKey })

  const turnOn = async (): Promise<boolean> => {
    setPending(true)
    try {
      if (!(await askPermission())) return false
      const { publicKey } = await api.call(getPushKey, { params: {} })
      await add.mutateAsync(await subscribe(id, publicKey))
      // Whoever turns them on for the first time wants some.
      if (pushedNotices.length === 0) await update.mutateAsync({ pushedNotices: [...pushOccasions] })
      toast.success(t('youAreNotifiedHere'))
      return true
    } catch (error) {
      // The push service's own refusals say nothing to anybody.
      toast.error(error instanceof DOMException ? t('thisBrowserCouldNotBe') : asFailure(error).message)
      return false
    } finally {
      setPending(false)
      await looked()
    }
  }
  return {
    here: here.data,
    pending,
    turnOn,
    /** After its device was removed. */
    forget: () => unsubscribe().then(looked),
  }
}
