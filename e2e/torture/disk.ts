import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchDir } from '#tools/runtime/scratch.ts'
import { newKey } from '../api/client.ts'
import type { Part, Row, Task } from './part.ts'
import { startRig, type Rig } from './rig.ts'
import { tryOut } from './trial.ts'

type Disk = { folder: string; fill: () => void; empty: () => void; remove: () => void }

/** A small disk of its own, in memory. Undefined where nobody lets us mount one. */
function makeDisk(megabytes: number): Disk | undefined {
  const folder = mkdtempSync(join(scratchDir(), 'callslip-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  chmodSync(folder, 0o711)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        // Down to the last page: small files would find room behind a large one that doesn't fit any more.
        for (const size of [1_048_576, 4_096]) {
          const bytes = Buffer.alloc(size)
          try {
            while (writeSync(file, bytes) > 0);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          }
        }
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 32), Buffer.from('\n%%EOF\n')])

/** What is answered to a file, which there may be no room for. */
async function sendFile({ api }: Rig): Promise<{ status: number; text: string }> {
  const headers = {
    Authorization: `Bearer ${api.bearer}`,
    'Content-Type': 'application/pdf',
    'Idempotency-Key': newKey(),
  }
  const response = await fetch(`${api.baseUrl}/attachments?name=register.pdf`, { method: 'POST', headers, body: file })
  return { status: response.status, text: await response.text() }
}

async function fullFor(rig: Rig, disk: Disk, name: string, { isShort }: Task, what: 'files' | 'all'): Promise<Row> {
  const wrong: string[] = []
  const row = await tryOut(rig, { name, afterwardsMs: 3_000, settleMs: 120_000 }, async () => {
    const told: Record<string, number> = {}
    const until = Date.now() + (isShort ? 6_000 : 30_000)
    while (Date.now() < until) {
      // Again and again, for what others write and remove leaves gaps.
      disk.fill()
      await sleep(1_000)
      if (what === 'all') continue
      const { status, text } = await sendFile(rig)
      told[status] = (told[status] ?? 0) + 1
      if (status !== 503 || !text.includes('no room left'))
        wrong.push(`a file is answered ${status} ${text.slice(0, 200)}`)
    }
    disk.empty()
    return what === 'all'
      ? {}
      : {
          'files answered': Object.entries(told)
            .map(([status, n]) => `${n} × ${status}`)
            .join(', '),
        }
  })
  if (what === 'files') {
    const { status } = await sendFile(rig)
    if (status !== 201) wrong.push(`with room again, a file is answered ${status}`)
  }
  return { ...row, faults: [...row.faults, ...wrong] }
}

/** No room for documents, and then for anything at all. */
export const disk: Part = {
  title: 'Disks that are full',
  async *run(task) {
    const trials = [
      { name: 'no room for documents', megabytes: 24, what: 'files' },
      { name: 'no room for anything: database, documents, logs', megabytes: 512, what: 'all' },
    ] as const
    for (const { name, megabytes, what } of trials) {
      if (!task.only.test(name)) continue
      const own = makeDisk(megabytes)
      if (!own) {
        yield { case: `${name}: skipped, for no disk can be mounted here`, figures: {}, faults: [] }
        continue
      }
      const options = what === 'all' ? { dataDir: own.folder } : { env: { STORAGE_URL: `file:${own.folder}` } }
      const rig = await startRig(options)
      try {
        yield await fullFor(rig, own, name, task, what)
      } finally {
        own.empty()
        await rig.end()
        own.remove()
      }
    }
  },
}
