type Gc = {
  beforeGC: { heapStatistics: { usedHeapSize: number } }
  afterGC: { heapStatistics: { usedHeapSize: number } }
}
type Profiler = { start: () => void; stop: () => { statistics: Gc[] } | undefined }
type Counting = { profiler: Profiler; used: number }

/**
 * Begins to count what this process allocates on its JavaScript heap; called once more, it says how many bytes that were and
 * ends: what was added between one collection and the next. Another process gets it as text, so it uses nothing around it.
 */
export function takeAllocated(): number | undefined {
  const v8 = process.getBuiltinModule('node:v8')
  const here = globalThis as { callslipBench?: Counting }
  const { used_heap_size: used } = v8.getHeapStatistics()
  if (here.callslipBench === undefined) {
    here.callslipBench = { profiler: new v8.GCProfiler(), used }
    here.callslipBench.profiler.start()
    return undefined
  }
  const begun = here.callslipBench
  delete here.callslipBench
  let [from, sum] = [begun.used, 0]
  for (const { beforeGC, afterGC } of begun.profiler.stop()?.statistics ?? []) {
    sum += beforeGC.heapStatistics.usedHeapSize - from
    from = afterGC.heapStatistics.usedHeapSize
  }
  return sum + used - from
}
