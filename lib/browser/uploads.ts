'use client'
import { useSyncExternalStore } from 'react'
import type { Api } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { beginUpload, findBegun, forgetBegun, sendSlice } from '#lib/browser/upload-requests.ts'
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

const none: readonly Sending[] = []
const lists = new Map<string, readonly Sending[]>()
const running = new Set<string>()
const given = new Map<string, AbortController>()
const listeners = new Set<() => void>()
const nameOf = (api: Api, orderId: string) => `${api.identity.environment}:${orderId}`

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

const extensions = /\.(pdf|jpe?g|png|tiff?|txt)$/i

/** What is wrong with a file before a byte of it is sent. The API decides by the content. */
function issueOf({ name, size }: File, maximumDocumentBytes: number): string | undefined {
  if (size === 0) return t('theFileIsEmpty')
  if (size > maximumDocumentBytes) return t('theFileIsLargerThan')
  return extensions.test(name) ? undefined : t('onlyPdfJpegPngTiff')
}

/** Lines files up and sends them one after the other. `onArrived` is called for each that is on the order. */
export async function sendFiles(
  api: Api,
  orderId: string,
  files: readonly File[],
  onArrived: () => void,
): Promise<void> {
  const { maximumDocumentBytes } = await import('#lib/documents/schema.ts')
  const name = nameOf(api, orderId)
  const added = files.map((file): Sending => {
    const issue = issueOf(file, maximumDocumentBytes)
    return {
      key: crypto.randomUUID(),
      file,
      sentBytes: 0,
      ...(issue === undefined ? { state: 'queued' } : { state: 'refused', issue }),
    }
  })
  write(name, [...read(name), ...added])
  await work(api, orderId, onArrived)
}

export function tryAgain(api: Api, orderId: string, key: string, onArrived: () => void): void {
  change(nameOf(api, orderId), key, { state: 'queued', issue: '' })
  void work(api, orderId, onArrived)
}

/** Takes a file off the list, wherever it is; what has arrived of it is forgotten by the API in time. */
export function giveUp(api: Api, orderId: string, key: string): void {
  given.get(key)?.abort()
  drop(nameOf(api, orderId), key)
}

async function work(api: Api, orderId: string, onArrived: () => void): Promise<void> {
  const name = nameOf(api, orderId)
  if (running.has(name)) return
  running.add(name)
  try {
    for (let next = queued(name); next; next = queued(name)) if (await carry(api, orderId, name, next)) onArrived()
  } finally {
    running.delete(name)
  }
}
const queued = (name: string) => read(name).find(({ state }) => state === 'queued')

/** Sends one file to its end, over any number of broken connections; false where it can't be, or shan't. */
async function carry(api: Api, orderId: string, name: string, { key, file }: Sending): Promise<boolean> {
  const stop = new AbortController()
  given.set(key, stop)
  let failures = 0
  try {
    while (!stop.signal.aborted) {
      try {
        let upload = (await findBegun(api, orderId, file)) ?? (await beginUpload(api, orderId, file))
        while (!upload.document && !stop.signal.aborted) {
          change(name, key, { state: 'sending', sentBytes: upload.offset })
          upload = await sendSlice(api, orderId, upload, file, stop.signal)
          failures = 0
        }
        if (!upload.document) return false
        forgetBegun(orderId, file)
        drop(name, key)
        return true
      } catch (error) {
        if (stop.signal.aborted) return false
        const failure = asFailure(error)
        // Another offset than thought: what was sent last has arrived after all, or not. Asking again tells.
        const moved = failure.code === 'upload_offset_mismatch' && failures < 5
        if (!failure.mayRecover && !moved) {
          if (failure.kind === 'refused') forgetBegun(orderId, file)
          change(name, key, {
            state: 'failed',
            issue: failure.details[0] ? t('theFile', { message: failure.details[0].message }) : failure.message,
          })
          return false
        }
        failures += 1
        change(name, key, { state: 'waiting' })
        await pause(Math.min(30_000, 1_000 * 2 ** (failures - 1)), stop.signal)
      }
    }
    return false
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

/** The files of one order that are on their way, or couldn't go. They go on while one looks at other pages. */
export const useSending = (api: Api, orderId: string) =>
  useSyncExternalStore(
    subscribe,
    () => read(nameOf(api, orderId)),
    () => none,
  )
