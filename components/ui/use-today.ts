'use client'
import { useBrowserStore } from '#components/ui/awake.ts'
import { ownDay } from '#lib/browser/own-day.ts'

const never = () => () => {}

/** Today where the reader is (`YYYY-MM-DD`); undefined on the server. */
export const useToday = () => useBrowserStore<string | undefined>(never, ownDay, () => undefined)
