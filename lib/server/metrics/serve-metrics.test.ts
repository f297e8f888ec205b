import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { isMetered, meters } from '#lib/meters.ts'
import { serveMetrics } from '#lib/server/metrics/serve-metrics.ts'
import { freePort } from '#tools/runtime/processes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool) console.log("promtool is not installed here: what it says of metrics and alert rules isn't asked.")
const promtool = (what: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', ...what], { input, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const alerts = 'ops/alerts.yml'
const dashboard = 'ops/grafana/callslip.json'
/** What the dashboard asks, with an interval in the place of the one that Grafana chooses. */
const queries = () =>
  z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })) })
    .parse(JSON.parse(readFileSync(dashboard, 'utf8')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')))

let text = ''
beforeAll(async () => {
  await serveMetrics('worker')
  expect(isMetered()).toBe(false)
  const port = (getEnv().METRICS_PORT = await freePort())
  await serveMetrics('worker')
  await getDb()
    .$executeRaw`SELECT graphile_worker.add_job('send_mail', '{}'::json, run_at := now() - interval '90 seconds')`
  meters().request('GET', '/orders/{orderId}', 200, 0.02)
  meters().delivery('5xx')
  meters().providerCall('2xx')
  meters().listRead('replica')
  text = await waitFor('the metrics', 10_000, async () =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => undefined,
    ),
  )
})

it('counts what happens, and reads what waits', () => {
  for (const line of [
    /^callslip_http_request_duration_seconds_count\{.*method="GET",route="\/orders\/\{orderId\}",status="200"\} 1$/m,
    /^callslip_webhook_attempts_total\{.*outcome="5xx".*\} 1$/m,
    /^callslip_provider_calls_total\{.*outcome="2xx".*\} 1$/m,
    /^callslip_list_reads_total\{.*by="replica".*\} 1$/m,
    /^callslip_jobs_due\{kind="send_mail".*\} 1$/m,
    /^callslip_jobs_oldest_due_seconds\{kind="send_mail".*\} 9\d/m,
    /^callslip_worker_slots\{crew="money",state="all".*\} 40$/m,
    /^callslip_database_answers\{.*\} 1$/m,
  ])
    expect(text).toMatch(line)
})

it('has everything that the alert rules and the dashboard ask for', () => {
  const asking = [readFileSync(alerts, 'utf8'), ...queries()]
  const asked = asking.flatMap((one) => one.match(/\b(?:callslip|nodejs|process)_[a-z0-9_]+/g) ?? [])
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((name) => !text.includes(`\n${name}`))).toEqual([])
})

it('calls somebody where the provider gives no answer, fails or refuses our key', () => {
  const [, outcomes = ''] =
    /callslip_provider_calls_total\{outcome=~"([^"]+)"\}/.exec(readFileSync(alerts, 'utf8')) ?? []
  expect(outcomes.split('|')).toEqual(['error', '5xx', 'refused'])
})

describe.skipIf(!hasPromtool)('to promtool', () => {
  it('both are right', () => {
    expect(promtool(['metrics'], text)).toEqual({ status: 0, said: '' })
    expect(promtool(['rules', alerts])).toMatchObject({ status: 0 })
    const folder = mkdtempSync(join(tmpdir(), 'callslip-rules-'))
    const asRules = join(folder, 'dashboard.yml')
    const rules = queries().map((expr, at) => ({ record: `panel:${at}`, expr }))
    writeFileSync(asRules, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool(['rules', asRules])).toMatchObject({ status: 0 })
    rmSync(folder, { recursive: true })
  })
})
