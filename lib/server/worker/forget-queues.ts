import { sqlState } from '#lib/database-errors.ts'
import { newConnection } from '#lib/db.ts'
import { log } from '#lib/log.ts'

const lockNotAvailable = '55P03'

/**
 * Removes the names of queues that no job uses any more, such as those of deleted endpoints. Whoever plans a job in a queue that is
 * there takes its id, to which no constraint holds, and a job without its queue is taken by nobody: so those whose transactions have
 * planned something are waited for. Planning takes the lock of who writes to this table until its transaction ends, whether the
 * name is new or not. Nobody else can plan meanwhile, so that it isn't waited for long: another night will do.
 */
export async function forgetQueues(): Promise<void> {
  const client = newConnection('callslip queues')
  await client.connect()
  try {
    // The last sees what those have committed who were waited for.
    await client.query(`
      BEGIN;
      SET LOCAL lock_timeout = '500ms';
      LOCK TABLE graphile_worker._private_job_queues IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM graphile_worker._private_job_queues q WHERE locked_at IS NULL
        AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.job_queue_id = q.id);
      COMMIT`)
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error
    log.info('names of queues are kept until tomorrow: jobs are being planned')
  } finally {
    await client.end()
  }
}
