'use client'
import { useSyncExternalStore } from 'react'
import type { Api } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import {
  beginSending,
  findBegun,
  forgetBegun,
  sendSlice,
  whileSent,
  type UploadPlace,
} from '#lib/browser/upload-requests.ts'
import type { FileRule } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/browser.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Sending = {
  key: string
  file: File
  sentBytes: number
  /** `waiting` for the connection to come back; `failed` needs the person; `refused` without sending a byte. */
  state: 'queued' | 'sending' | 'waiting' | 'failed' | 'refused'
  issue?: string
}

/** It goes nowhere by itself any more. */
export const isOver = (state: Sending['state']): state is 'failed' | 'refused' =>
  state === 'failed' || state === 'refused'

const none: readonly Sending[] = []
const lists = new Map<string, readonly Sending[]>()
const running = new Set<string>()
const given = new Map<string, AbortController>()
const listeners = new Set<() => void>()
type Named = Pick<UploadPlace<unknown>, 'name'>
const nameOf = (api: Api, place: Named) => `${api.identity.environment}:${place.name}`

function write(name: string, next: readonly Sending[]): void {
  lists.set(name, next)
  for (const tell of listeners) tell()
}
const read = (name: string) => lists.get(name) ?? none
const change = (name: string, key: string, members: Partial<Sending>) =>
  write(
    name,
    read(name).map((one) => (one.key === key ? { ...one, ...members } : one)),
  )
const drop = (name: string, key: string) =>
  write(
    name,
    read(name).filter((one) => one.key !== key),
  )

const megabyte = 1024 * 1024

/** What is wrong with a file before a byte of it is sent. The API decides by the content. */
function issueOf({ name, size }: File, { maximumBytes, types }: FileRule, endings: readonly string[]) {
  if (size === 0) return t('theFileIsEmpty')
  if (size > maximumBytes) return t('theFileIsLargerThanMb', { maximumBytes: maximumBytes / megabyte })
  if (endings.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return undefined
  return t('onlyPdfJpegPngAre', { others: types.includes('text/plain') ? t('tiffAndPlainText') : t('andTiff') })
}

/** The same for one file of a place; undefined where nothing speaks against it. */
export async function findIssue(place: Pick<UploadPlace<unknown>, 'rule'>, file: File): Promise<string | undefined> {
  const [rule, { extensions }] = await Promise.all([place.rule(), import('#lib/files/schema.ts')])
  return issueOf(
    file,
    rule,
    rule.types.flatMap((type) => extensions[type]),
  )
}

/** Lines files up and sends them one after the other. `onArrived` is called for each that has arrived, with what it became. */
export async function sendFiles<A>(
  api: Api,
  place: UploadPlace<A>,
  files: readonly File[],
  onArrived: (arrived: A) => void,
): Promise<void> {
  const [rule, { extensions }] = await Promise.all([place.rule(), import('#lib/files/schema.ts')])
  const endings = rule.types.flatMap((type) => extensions[type])
  const name = nameOf(api, place)
  const added = files.map((file): Sending => {
    const issue = issueOf(file, rule, endings)
    return {
      key: crypto.randomUUID(),
      file,
      sentBytes: 0,
      ...(issue === undefined ? { state: 'queued' } : { state: 'refused', issue }),
    }
  })
  write(name, [...read(name), ...added])
  await work(api, place, onArrived)
}

export function tryAgain<A>(api: Api, place: UploadPlace<A>, key: string, onArrived: (arrived: A) => void): void {
  change(nameOf(api, place), key, { state: 'queued', issue: '' })
  void work(api, place, onArrived)
}

/** Whether something for a place is still on its way. */
export const isUnderway = (api: Api, place: Named): boolean =>
  read(nameOf(api, place)).some(({ state }) => !isOver(state))

/** Takes a file off the list, wherever it is; what has arrived of it is forgotten by the API in time. */
export function giveUp(api: Api, place: Named, key: string): void {
  given.get(key)?.abort()
  drop(nameOf(api, place), key)
}

// The browser asks before everything goes away, whichever page is open; the upload could be gone on with, but somebody would
// have to come back.
const hold = (event: BeforeUnloadEvent) => event.preventDefault()

async function work<A>(api: Api, place: UploadPlace<A>, onArrived: (arrived: A) => void): Promise<void> {
  const name = nameOf(api, place)
  if (running.has(name)) return
  running.add(name)
  addEventListener('beforeunload', hold)
  try {
    for (let next = queued(name); next; next = queued(name)) {
      const arrived = await whileSent(place, next.file, () => carry(place, name, next))
      if (arrived !== undefined) onArrived(arrived)
    }
  } finally {
    running.delete(name)
    if (running.size === 0) removeEventListener('beforeunload', hold)
  }
}
const queued = (name: string) => read(name).find(({ state }) => state === 'queued')

/** Sends one file to its end, over any number of broken connections; undefined where it can't be, or shan't. */
async function carry<A>(place: UploadPlace<A>, name: string, { key, file }: Sending): Promise<A | undefined> {
  const stop = new AbortController()
  given.set(key, stop)
  let failures = 0
  try {
    while (!stop.signal.aborted) {
      try {
        let upload = (await findBegun(place, file)) ?? (await beginSending(place, file))
        while (!upload.arrived && !stop.signal.aborted) {
          change(name, key, { state: 'sending', sentBytes: upload.offset })
          upload = await sendSlice(place, upload, file, stop.signal)
          failures = 0
        }
        if (!upload.arrived) return undefined
        forgetBegun(place, file)
        drop(name, key)
        return upload.arrived
      } catch (error) {
        if (stop.signal.aborted) return undefined
        const failure = asFailure(error)
        // Another offset than thought: what was sent last has arrived after all, or not. Asking again tells.
        const moved = failure.code === 'upload_offset_mismatch' && failures < 5
        if (!failure.mayRecover && !moved) {
          if (failure.isFinal) forgetBegun(place, file)
          change(name, key, {
            state: 'failed',
            issue: failureText(failure),
          })
          return undefined
        }
        failures += 1
        change(name, key, { state: 'waiting' })
        await pause(Math.min(30_000, 1_000 * 2 ** (failures - 1)), stop.signal)
      }
    }
    return undefined
  } finally {
    given.delete(key)
  }
}

/** Waits, but not longer than until the network is back. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The files for one place that are on their way, or couldn't go. They go on while one looks at other pages. */
export const useSending = (api: Api, place: Named) =>
  useSyncExternalStore(
    subscribe,
    () => read(nameOf(api, place)),
    () => none,
  )
