// Writes public/webhook-test-vectors.json with the signer that the service uses.
import { writeFileSync } from 'node:fs'
import { testVectorsFile } from '#lib/webhooks/test-vectors.ts'

writeFileSync('public/webhook-test-vectors.json', testVectorsFile())
