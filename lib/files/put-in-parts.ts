import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'
import { tryAgain } from '#lib/files/try-again.ts'
import { log } from '#lib/log.ts'

type Ask = <T>(work: (client: S3Client) => Promise<T>) => Promise<T>
/** A piece that lies in a file. */
export type Part = { path: string; sizeBytes: number }

/** Puts a file into a bucket by its parts, one after the other. Nothing lies under its key before the last; of one that fails nothing stays. */
export async function putInParts(
  ask: Ask,
  to: { Bucket: string; Key: string },
  parts: AsyncIterable<Part>,
): Promise<void> {
  const { UploadId } = await ask((client) => client.send(new CreateMultipartUploadCommand(to)))
  const upload = { ...to, UploadId }
  try {
    const Parts: CompletedPart[] = []
    for await (const { path, sizeBytes: ContentLength } of parts) {
      const part = { ...upload, PartNumber: Parts.length + 1, ContentLength }
      const send = (client: S3Client) => {
        const Body = createReadStream(path)
        // Nobody else listens to it.
        const unread = once(Body, 'error').then(([error]: unknown[]) => Promise.reject(error))
        return Promise.race([client.send(new UploadPartCommand({ ...part, Body })), unread])
      }
      const { ETag } = await ask((client) => tryAgain(() => send(client)))
      Parts.push({ PartNumber: part.PartNumber, ETag })
    }
    await ask((client) => client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
  } catch (error) {
    const noteLeft = (failure: unknown) => log.error('parts of a file stay in the bucket', failure, { key: to.Key })
    await ask((client) => client.send(new AbortMultipartUploadCommand(upload))).catch(noteLeft)
    throw error
  }
}
